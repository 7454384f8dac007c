// hipRAND's handles.
#pragma once
#include "runtime_types.h"

struct hiprandGenerator_st;
struct hiprandDiscreteDistribution_st;
typedef hiprandGenerator_st* hiprandGenerator_t;
typedef hiprandDiscreteDistribution_st* hiprandDiscreteDistribution_t;
