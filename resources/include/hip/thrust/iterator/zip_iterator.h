#pragma once
#include "../../../cuda/thrust/iterator/zip_iterator.h"
