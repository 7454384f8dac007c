// Inline PTX: `asm` statements, turned into calls of wbemu::ptx::run by app/check/cpu/asm_statements.py.
#pragma once

#include "small_float.h"
#include "ptx/program.h"
#include "ptx/frame.h"
#include "ptx/integer.h"
#include "ptx/video.h"
#include "ptx/floating.h"
#include "ptx/convert.h"
#include "ptx/memory.h"
#include "ptx/warp.h"
#include "ptx/run.h"
