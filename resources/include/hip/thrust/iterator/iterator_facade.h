#pragma once
#include "../../../cuda/thrust/iterator/iterator_facade.h"
