#pragma once
#include "../../cuda/thrust/sequence.h"
