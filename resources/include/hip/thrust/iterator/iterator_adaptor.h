#pragma once
#include "../../../cuda/thrust/iterator/iterator_adaptor.h"
