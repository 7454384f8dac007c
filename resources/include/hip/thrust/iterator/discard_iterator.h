#pragma once
#include "../../../cuda/thrust/iterator/discard_iterator.h"
