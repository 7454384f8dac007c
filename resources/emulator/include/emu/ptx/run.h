// Runs an asm statement: the instructions of its template in order, compiled for what each of them says.
#pragma once

namespace wbemu {
namespace ptx {

WBEMU_PTX(run_integer_or_float) {
  constexpr Type t = WBEMU_I.type();
#define WBEMU_OF(opcode) (WBEMU_I.is(opcode))
  if constexpr (WBEMU_OF("addc") || WBEMU_OF("subc")) return add_sub_integer<P, N>(f);
  else if constexpr (WBEMU_OF("madc")) return multiply_integer<P, N>(f);
  else if constexpr (is_half(t)) return small_float<P, N>(f);
  else if constexpr (is_float(t)) return float_operation<P, N>(f);
  else if constexpr (WBEMU_OF("add") || WBEMU_OF("sub")) return add_sub_integer<P, N>(f);
  else if constexpr (WBEMU_OF("mul") || WBEMU_OF("mad")) return multiply_integer<P, N>(f);
  else if constexpr (WBEMU_OF("div") || WBEMU_OF("rem")) return divide_integer<P, N>(f);
  else if constexpr (WBEMU_OF("min") || WBEMU_OF("max")) return extreme_integer<P, N>(f);
  else if constexpr (WBEMU_OF("abs") || WBEMU_OF("neg")) return sign_integer<P, N>(f);
  else return false;
}

WBEMU_PTX(run_arithmetic) {
  if constexpr (WBEMU_OF("add") || WBEMU_OF("sub") || WBEMU_OF("addc") || WBEMU_OF("subc") || WBEMU_OF("mul") || WBEMU_OF("mad") ||
                WBEMU_OF("madc") || WBEMU_OF("div") || WBEMU_OF("rem") || WBEMU_OF("min") || WBEMU_OF("max") || WBEMU_OF("abs") ||
                WBEMU_OF("neg") || WBEMU_OF("fma") || WBEMU_OF("copysign")) {
    return run_integer_or_float<P, N>(f);
  } else if constexpr (WBEMU_OF("rcp") || WBEMU_OF("sqrt") || WBEMU_OF("rsqrt") || WBEMU_OF("sin") || WBEMU_OF("cos") ||
                       WBEMU_OF("lg2") || WBEMU_OF("ex2") || WBEMU_OF("tanh")) {
    if constexpr (is_half(WBEMU_I.type())) return small_float<P, N>(f);
    else return float_function<P, N>(f);
  }
  else if constexpr (WBEMU_OF("mul24") || WBEMU_OF("mad24")) return multiply_24<P, N>(f);
  else if constexpr (WBEMU_OF("sad")) return absolute_difference<P, N>(f);
  else if constexpr (WBEMU_OF("dp4a") || WBEMU_OF("dp2a")) return dot_product<P, N>(f);
  else if constexpr (WBEMU_OF("testp")) return test_property<P, N>(f);
  else if constexpr (WBEMU_I.name.begins("v") && (WBEMU_I.name.start[WBEMU_I.name.size - 1] == '2' || WBEMU_I.name.start[WBEMU_I.name.size - 1] == '4')) return simd_video<P, N>(f);
  else if constexpr (WBEMU_OF("vadd") || WBEMU_OF("vsub") || WBEMU_OF("vabsdiff") || WBEMU_OF("vmin") || WBEMU_OF("vmax") ||
                     WBEMU_OF("vshl") || WBEMU_OF("vshr") || WBEMU_OF("vset")) return video<P, N>(f);
  else return false;
}

WBEMU_PTX(run_bits) {
  if constexpr (WBEMU_OF("and") || WBEMU_OF("or") || WBEMU_OF("xor") || WBEMU_OF("not") || WBEMU_OF("cnot")) return logic<P, N>(f);
  else if constexpr (WBEMU_OF("lop3")) return lookup<P, N>(f);
  else if constexpr (WBEMU_OF("shl") || WBEMU_OF("shr")) return shift<P, N>(f);
  else if constexpr (WBEMU_OF("shf")) return funnel_shift<P, N>(f);
  else if constexpr (WBEMU_OF("bfe") || WBEMU_OF("bfi")) return bit_field<P, N>(f);
  else if constexpr (WBEMU_OF("popc") || WBEMU_OF("clz") || WBEMU_OF("brev") || WBEMU_OF("bfind")) return count_bits<P, N>(f);
  else if constexpr (WBEMU_OF("fns")) return find_nth_set<P, N>(f);
  else if constexpr (WBEMU_OF("bmsk")) return bit_mask<P, N>(f);
  else if constexpr (WBEMU_OF("szext")) return sign_extend<P, N>(f);
  else if constexpr (WBEMU_OF("prmt")) return permute<P, N>(f);
  else if constexpr (WBEMU_OF("mov")) return move<P, N>(f);
  else if constexpr (WBEMU_OF("cvt")) return convert<P, N>(f);
  else if constexpr (WBEMU_OF("setp")) return set_predicate<P, N>(f);
  else if constexpr (WBEMU_OF("set")) return set_value<P, N>(f);
  else if constexpr (WBEMU_OF("selp")) return select<P, N>(f);
  else if constexpr (WBEMU_OF("slct")) return select_by_sign<P, N>(f);
  else return run_arithmetic<P, N>(f);
}

WBEMU_PTX(run_any) {
  if constexpr (WBEMU_OF("ld") || WBEMU_OF("ldu")) return load_memory<P, N>(f);
  else if constexpr (WBEMU_OF("st")) return store_memory<P, N>(f);
  else if constexpr (WBEMU_OF("atom") || WBEMU_OF("red")) return atomic<P, N>(f);
  else if constexpr (WBEMU_OF("membar") || WBEMU_OF("fence")) return fence<P, N>(f);
  else if constexpr (WBEMU_OF("cvta")) return convert_address<P, N>(f);
  else if constexpr (WBEMU_OF("isspacep")) return is_space<P, N>(f);
  else if constexpr (WBEMU_OF("cp")) return copy_async<P, N>(f);
  else if constexpr (WBEMU_OF("createpolicy")) return create_policy<P, N>(f);
  else if constexpr (WBEMU_OF("prefetch") || WBEMU_OF("prefetchu") || WBEMU_OF("applypriority") || WBEMU_OF("discard") ||
                     WBEMU_OF("griddepcontrol") || WBEMU_OF("pmevent")) return !is_beyond(WBEMU_I);
  else if constexpr (WBEMU_OF("nanosleep")) return wbemu_yield(), true;
  else if constexpr (WBEMU_OF("trap") || WBEMU_OF("brkpt")) wbemu_trap("trap", WBEMU_OF("trap") ? "trap" : "brkpt", f.site.file, f.site.line);
  else if constexpr (WBEMU_OF("exit")) exit_thread();
  else if constexpr (WBEMU_OF("shfl")) return shuffle<P, N>(f);
  else if constexpr (WBEMU_OF("vote")) return vote<P, N>(f);
  else if constexpr (WBEMU_OF("match")) return match<P, N>(f);
  else if constexpr (WBEMU_OF("redux")) return reduce<P, N>(f);
  else if constexpr (WBEMU_OF("activemask")) return active_mask<P, N>(f);
  else if constexpr (WBEMU_OF("elect")) return elect<P, N>(f);
  else if constexpr (WBEMU_OF("bar") || WBEMU_OF("barrier")) return barrier<P, N>(f);
  else return run_bits<P, N>(f);
}

template <class F> WBEMU_INLINE void refuse_text(F& f, const Text& text) {
  char what[120] = "inline PTX: ";
  unsigned n = 12;
  for (int i = 0; i < text.size && n < sizeof what - 1; i++) what[n++] = text.start[i] < ' ' ? ' ' : text.start[i];
  what[n] = 0;
  refuse(f, what);
}

// One instruction; the index of the next.
template <class P, int N, class F> WBEMU_INLINE int step(F& f) {
  if constexpr (WBEMU_I.guard.kind != Kind::none) {
    if (!read<bool>(f, WBEMU_I.guard)) return N + 1;
  }
  if constexpr (WBEMU_OF("bra")) {
    constexpr int to = P::value.label_at(WBEMU_I.operands[0].parts[0].text);
    if constexpr (to < 0) refuse_text(f, WBEMU_I.text);
    if (to <= N) wbemu_yield();  // a loop may wait for another thread
    return to;
  } else if constexpr (WBEMU_OF("ret")) {
    refuse_text(f, WBEMU_I.text);
  } else {
    if (!run_any<P, N>(f)) refuse_text(f, WBEMU_I.text);
  }
  return N + 1;
}

template <class P, class F, int... N> WBEMU_INLINE void run_program(F& f, std::integer_sequence<int, N...>) {
  if constexpr (P::value.branches) {
    int at = 0;
    while (at < P::value.count) {
      int next = at + 1;
      (void)((at == N && ((next = step<P, N>(f)), true)) || ...);
      at = next;
    }
  } else {
    (void)(step<P, N>(f), ..., 0);
  }
}

template <class F> WBEMU_INLINE void load_all(F&, int) {}
template <class F, class O, class... Rest> WBEMU_INLINE void load_all(F& f, int n, const O& o, const Rest&... rest) {
  f.argument[n] = load(o);
  load_all(f, n + 1, rest...);
}
template <class F> WBEMU_INLINE void store_all(F&, int) {}
template <class F, class O, class... Rest> WBEMU_INLINE void store_all(F& f, int n, const O& o, const Rest&... rest) {
  store(o, f.argument[n]);
  store_all(f, n + 1, rest...);
}

// Inputs are read before anything is written, results are written at the end.
template <class Template, class... Operands> WBEMU_INLINE void run(Site site, Template, Operands... operands) {
  typedef Parsed<Template> P;
  Cell arguments[sizeof...(Operands) + 1], registers[P::value.register_count + 1];
  Frame f{arguments, registers, P::value.register_types, site, false, false};
  for (Cell& cell : registers) cell = 0;
  if constexpr (P::value.problem != nullptr) {
    char what[200];
    snprintf(what, sizeof what, "inline PTX (%s): %.120s", P::value.problem, Template::text());
    refuse(f, what);
  } else {
    load_all(f, 0, operands...);
    run_program<P>(f, std::make_integer_sequence<int, P::value.count>());
    store_all(f, 0, operands...);
  }
}
#undef WBEMU_OF

}  // namespace ptx
}  // namespace wbemu

#undef WBEMU_PTX
#undef WBEMU_I
#undef WBEMU_IN
#undef WBEMU_OUT
