// An asm template, read while the kernel is compiled (PTX ISA, "Syntax" and "Inline PTX Assembly in CUDA").
// The preprocessor has already joined its literals, so that macros inside and around the text need no care.
#pragma once

namespace wbemu {
namespace ptx {

enum class Type : uint8_t {
  none, pred, b8, u8, s8, b16, u16, s16, b32, u32, s32, b64, u64, s64, b128,
  f16, f16x2, bf16, bf16x2, tf32, f32, f64, u16x2, s16x2, e4m3x2, e5m2x2,
};

// A piece of the template.
struct Text {
  const char* start = "";
  int size = 0;
  constexpr bool operator==(const char* other) const {
    for (int i = 0; i < size; i++) {
      if (other[i] == 0 || start[i] != other[i]) return false;
    }
    return other[size] == 0;
  }
  constexpr bool operator==(const Text& other) const {
    if (size != other.size) return false;
    for (int i = 0; i < size; i++) {
      if (start[i] != other.start[i]) return false;
    }
    return true;
  }
  constexpr bool begins(const char* other) const {
    for (int i = 0; other[i]; i++) {
      if (i >= size || start[i] != other[i]) return false;
    }
    return true;
  }
};

struct TypeName {
  const char* name;
  Type type;
};
constexpr TypeName type_names[] = {
    {"pred", Type::pred}, {"b8", Type::b8}, {"u8", Type::u8}, {"s8", Type::s8}, {"b16", Type::b16}, {"u16", Type::u16},
    {"s16", Type::s16}, {"b32", Type::b32}, {"u32", Type::u32}, {"s32", Type::s32}, {"b64", Type::b64}, {"u64", Type::u64},
    {"s64", Type::s64}, {"b128", Type::b128}, {"f16", Type::f16}, {"f16x2", Type::f16x2}, {"bf16", Type::bf16},
    {"bf16x2", Type::bf16x2}, {"tf32", Type::tf32}, {"f32", Type::f32}, {"f64", Type::f64}, {"u16x2", Type::u16x2},
    {"s16x2", Type::s16x2}, {"e4m3x2", Type::e4m3x2}, {"e5m2x2", Type::e5m2x2},
};
constexpr Type type_named(const Text& name) {
  for (const TypeName& t : type_names) {
    if (name == t.name) return t.type;
  }
  return Type::none;
}

// Special registers, in the order of special_value() in frame.h.
constexpr const char* special_names[] = {
    "laneid", "warpid", "nwarpid", "lanemask_eq", "lanemask_lt", "lanemask_le", "lanemask_gt", "lanemask_ge",
    "tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ntid.z", "ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y", "nctaid.z",
    "smid", "nsmid", "gridid", "clock", "clock_hi", "clock64", "globaltimer", "globaltimer_lo", "globaltimer_hi",
};

enum class Kind : uint8_t { none, argument, reg, special, integer, floating, name, unused };

// One operand, or an element of a vector operand.
struct Operand {
  Kind kind = Kind::none;
  bool negated = false;
  int index = 0;       // of the argument or register
  int selected = -1;   // video instructions: byte 0 to 3, or 4 and 5 for a half
  Text text;
  uint64_t bits = 0;  // of a constant: an integer, or a double
};

struct Slot {
  Operand parts[4];
  int count = 0;  // more than one for a vector
  bool address = false, vector = false;
  int64_t offset = 0;
  Operand second;  // p|q
};

struct Instruction {
  Text name;
  Text modifiers[14];
  int modifier_count = 0;
  Slot operands[6];
  int operand_count = 0;
  Operand guard;
  Text text;

  constexpr bool is(const char* opcode) const { return name == opcode; }
  constexpr bool has(const char* modifier) const {
    for (int i = 0; i < modifier_count; i++) {
      if (modifiers[i] == modifier) return true;
    }
    return false;
  }
  // The n-th type of the name, from 0; Type::none past the last.
  constexpr Type type(int n = 0) const {
    for (int i = 0; i < modifier_count; i++) {
      const Type t = type_named(modifiers[i]);
      if (t != Type::none && n-- == 0) return t;
    }
    return Type::none;
  }
  constexpr int type_count() const {
    int n = 0;
    for (int i = 0; i < modifier_count; i++) n += type_named(modifiers[i]) != Type::none;
    return n;
  }
  constexpr Type last_type() const { return type(type_count() - 1); }
  // Whether every modifier is a type or one of the names given; an instruction that asks for anything else is not run.
  template <class... Names> constexpr bool only(Names... names) const {
    for (int i = 0; i < modifier_count; i++) {
      if (type_named(modifiers[i]) == Type::none && !((modifiers[i] == names) || ... || false)) return false;
    }
    return true;
  }
};

struct Label {
  Text name;
  int at = 0;
};
struct Declared {
  Text name;
  int numbered = 0;  // r<4> declares r0 to r3
  int first = 0;     // index of its register
  Type type = Type::none;
  bool visible = true;
};

constexpr int max_names = 64, max_registers = 256;

// `capacity` is as many instructions as the template can hold at most.
template <int capacity> struct Program {
  Instruction code[capacity];
  int count = 0;
  Label labels[16];
  int label_count = 0;
  Type register_types[max_registers] = {};
  int register_count = 0;
  const char* problem = nullptr;
  bool branches = false;

  constexpr int label_at(const Text& name) const {
    for (int i = 0; i < label_count; i++) {
      if (labels[i].name == name) return labels[i].at;
    }
    return -1;
  }
};

// Reads a template; the first problem stops it.
template <int capacity> class Reader {
 public:
  constexpr explicit Reader(const char* text) : at_(text) {}

  constexpr Program<capacity> program() {
    int scope_starts[16] = {};
    int depth = 0;
    while (skip(), *at_ && !result_.problem) {
      if (*at_ == '{') {
        at_++;
        if (depth == 16) return failed("blocks nested too deeply");
        scope_starts[depth++] = name_count_;
      } else if (*at_ == '}') {
        at_++;
        if (depth == 0) return failed("a closing brace without a block");
        for (int i = scope_starts[--depth]; i < name_count_; i++) names_[i].visible = false;
      } else if (*at_ == ';') {
        at_++;
      } else if (*at_ == '.') {
        directive();
      } else {
        statement();
      }
    }
    return result_;
  }

 private:
  const char* at_;
  Program<capacity> result_;
  Declared names_[max_names];
  int name_count_ = 0;

  constexpr Program<capacity> failed(const char* why) {
    if (!result_.problem) result_.problem = why;
    return result_;
  }
  static constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
  static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static constexpr bool is_word(char c) { return is_letter(c) || is_digit(c); }
  static constexpr int hex(char c) {
    return is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  }

  constexpr void skip() {
    for (;;) {
      while (*at_ == ' ' || *at_ == '\t' || *at_ == '\n' || *at_ == '\r' || *at_ == '\v' || *at_ == '\f') at_++;
      if (at_[0] == '/' && at_[1] == '/') {
        while (*at_ && *at_ != '\n') at_++;
      } else if (at_[0] == '/' && at_[1] == '*') {
        at_ += 2;
        while (*at_ && !(at_[0] == '*' && at_[1] == '/')) at_++;
        if (*at_) at_ += 2;
      } else {
        return;
      }
    }
  }
  constexpr Text word() {
    const char* const start = at_;
    while (is_word(*at_)) at_++;
    return Text{start, static_cast<int>(at_ - start)};
  }
  constexpr bool take(char c) {
    skip();
    if (*at_ != c) return false;
    at_++;
    return true;
  }

  constexpr void directive() {
    at_++;
    if (!(word() == "reg")) {
      failed("a directive other than .reg");
      return;
    }
    skip();
    if (!take('.')) {
      failed(".reg without a type");
      return;
    }
    const Type type = type_named(word());
    if (type == Type::none) failed("a register of a type that is not known");
    do {
      skip();
      if (*at_ == '%') at_ += at_[1] == '%' ? 2 : 1;
      Declared d;
      d.name = word();
      d.type = type;
      d.first = result_.register_count;
      int size = 1;
      if (d.name.size == 0) failed(".reg without a name");
      if (take('<')) {
        size = d.numbered = number();
        if (!take('>')) failed("a number of registers is expected");
      }
      if (name_count_ == max_names || result_.register_count + size > max_registers) {
        failed("too many registers");
        return;
      }
      for (int i = 0; i < size; i++) result_.register_types[result_.register_count++] = type;
      names_[name_count_++] = d;
    } while (!result_.problem && take(','));
    if (!take(';')) failed("; is expected after .reg");
  }
  constexpr int number() {
    skip();
    int n = 0;
    while (is_digit(*at_)) n = 10 * n + (*at_++ - '0');
    return n;
  }

  constexpr void statement() {
    const char* const start = at_;
    if (is_letter(*at_)) {
      const Text name = word();
      skip();
      if (at_[0] == ':' && at_[1] != ':') {
        at_++;
        if (result_.label_count == 16 || result_.label_at(name) >= 0) {
          failed("too many labels, or one label twice");
          return;
        }
        result_.labels[result_.label_count++] = Label{name, result_.count};
        return;
      }
      at_ = start;
    }
    if (result_.count == capacity) {
      failed("too many instructions");
      return;
    }
    instruction(result_.code[result_.count], start);
    result_.count++;
  }

  constexpr void instruction(Instruction& i, const char* start) {
    if (take('@')) {
      const bool negated = take('!');
      i.guard = operand();
      i.guard.negated = negated;
      skip();
    }
    i.name = word();
    if (i.name.size == 0) {
      failed("an instruction is expected");
      return;
    }
    while (*at_ == '.') {
      const char* const first = ++at_;
      while (is_word(*at_) || (at_[0] == ':' && at_[1] == ':')) at_ += *at_ == ':' ? 2 : 1;
      if (i.modifier_count == 14) {
        failed("too many modifiers");
        return;
      }
      i.modifiers[i.modifier_count++] = Text{first, static_cast<int>(at_ - first)};
    }
    if (i.name == "bra") result_.branches = true;
    skip();
    while (*at_ && *at_ != ';' && *at_ != '}' && !result_.problem) {
      if (i.operand_count == 6) {
        failed("too many operands");
        return;
      }
      slot(i.operands[i.operand_count++]);
      if (!take(',')) break;
    }
    i.text = Text{start, static_cast<int>(at_ - start)};
    skip();
    if (*at_ && *at_ != '}' && !take(';')) failed("an operand that cannot be read");
  }

  constexpr void slot(Slot& s) {
    skip();
    if (take('{')) {
      s.vector = true;
      do {
        if (s.count == 4) {
          failed("a vector of more than four elements");
          return;
        }
        s.parts[s.count++] = operand();
      } while (take(','));
      if (!take('}')) failed("} is expected");
      return;
    }
    s.count = 1;
    if (take('[')) {
      s.address = true;
      s.parts[0] = operand();
      for (;;) {
        if (take('+')) {
          const bool negative = take('-');
          s.offset += (negative ? -1 : 1) * static_cast<int64_t>(operand().bits);
        } else if (take('-')) {
          s.offset -= static_cast<int64_t>(operand().bits);
        } else {
          break;
        }
      }
      if (!take(']')) failed("] is expected");
      return;
    }
    s.parts[0] = operand();
    if (take('|')) s.second = operand();
  }

  constexpr Operand operand() {
    Operand o;
    skip();
    if (take('!')) {
      o = operand();
      o.negated = !o.negated;
      return o;
    }
    if (take('-')) {
      o = operand();
      if (o.kind == Kind::integer) o.bits = 0 - o.bits;
      else if (o.kind == Kind::floating) o.bits ^= 1ull << 63;
      else failed("a number is expected after -");
      return o;
    }
    if (*at_ == '%') {
      at_++;
      if (is_digit(*at_)) {
        o.kind = Kind::argument;
        o.index = number();
        selection(o);
        return o;
      }
      if (*at_ == '%') at_++;
      o.text = word();
      if (*at_ == '.' && at_[1] >= 'w' && at_[1] <= 'z') {
        o.text.size += 2;
        at_ += 2;
      }
      resolve(o, Kind::special);
      selection(o);
      return o;
    }
    if (is_digit(*at_)) return constant();
    o.text = word();
    if (o.text.size == 0) failed("an operand is expected");
    if (o.text == "_") o.kind = Kind::unused;
    else resolve(o, Kind::name);
    selection(o);
    return o;
  }

  constexpr void selection(Operand& o) {
    if (*at_ != '.' || (at_[1] != 'b' && at_[1] != 'h') || !is_digit(at_[2])) return;
    o.selected = at_[2] - '0' + (at_[1] == 'h' ? 4 : 0);
    at_ += 3;
  }

  // A register of the statement, the innermost of that name; else what the spelling says.
  constexpr void resolve(Operand& o, Kind otherwise) {
    o.kind = otherwise;
    if (otherwise == Kind::special) {
      o.index = -1;
      for (int i = 0; i < static_cast<int>(sizeof special_names / sizeof *special_names); i++) {
        if (o.text == special_names[i]) o.index = i;
      }
    }
    for (int i = name_count_ - 1; i >= 0; i--) {
      const Declared& d = names_[i];
      if (!d.visible) continue;
      int element = 0;
      if (d.numbered == 0) {
        if (!(o.text == d.name)) continue;
      } else {
        if (o.text.size <= d.name.size || !(Text{o.text.start, d.name.size} == d.name)) continue;
        bool digits = true;
        for (int k = d.name.size; k < o.text.size; k++) {
          digits = digits && is_digit(o.text.start[k]);
          element = 10 * element + (o.text.start[k] - '0');
        }
        if (!digits || element >= d.numbered) continue;
      }
      o.kind = Kind::reg;
      o.index = d.first + element;
      return;
    }
  }

  constexpr Operand constant() {
    Operand o;
    o.kind = Kind::integer;
    if (at_[0] == '0' && (at_[1] == 'f' || at_[1] == 'F' || at_[1] == 'd' || at_[1] == 'D')) {
      const int digits = at_[1] == 'f' || at_[1] == 'F' ? 8 : 16;
      at_ += 2;
      uint64_t bits = 0;
      for (int i = 0; i < digits; i++) bits = bits << 4 | static_cast<uint64_t>(hex(*at_) < 0 ? 0 : hex(*at_++));
      o.kind = Kind::floating;
      o.bits = digits == 16 ? bits : widened(static_cast<uint32_t>(bits));
      return o;
    }
    if (at_[0] == '0' && (at_[1] == 'x' || at_[1] == 'X')) {
      at_ += 2;
      while (hex(*at_) >= 0) o.bits = o.bits << 4 | static_cast<uint64_t>(hex(*at_++));
    } else if (at_[0] == '0' && (at_[1] == 'b' || at_[1] == 'B')) {
      at_ += 2;
      while (*at_ == '0' || *at_ == '1') o.bits = o.bits << 1 | static_cast<uint64_t>(*at_++ - '0');
    } else if (at_[0] == '0' && is_digit(at_[1])) {
      while (is_digit(*at_)) o.bits = o.bits << 3 | static_cast<uint64_t>(*at_++ - '0');
    } else {
      const char* const start = at_;
      while (is_digit(*at_)) o.bits = 10 * o.bits + static_cast<uint64_t>(*at_++ - '0');
      if (*at_ == '.' || *at_ == 'e' || *at_ == 'E') {
        at_ = start;
        return decimal();
      }
    }
    if (*at_ == 'U') at_++;
    return o;
  }

  // Exact where digits and power of ten are, as for the constants that are written by hand.
  constexpr Operand decimal() {
    double value = 0, scale = 1;
    while (is_digit(*at_)) value = 10 * value + (*at_++ - '0');
    if (*at_ == '.') at_++;
    while (is_digit(*at_)) {
      value = 10 * value + (*at_++ - '0');
      scale *= 10;
    }
    int exponent = 0;
    bool negative = false;
    if (*at_ == 'e' || *at_ == 'E') {
      at_++;
      if (*at_ == '-' || *at_ == '+') negative = *at_++ == '-';
      while (is_digit(*at_)) exponent = 10 * exponent + (*at_++ - '0');
    }
    for (; exponent > 0; exponent--) {
      if (negative) scale *= 10;
      else value *= 10;
    }
    Operand o;
    o.kind = Kind::floating;
    o.bits = __builtin_bit_cast(uint64_t, value / scale);
    return o;
  }

  // A float's bits as the bits of the double of the same value.
  static constexpr uint64_t widened(uint32_t f) {
    const uint64_t sign = static_cast<uint64_t>(f >> 31) << 63;
    const uint32_t exponent = f >> 23 & 255;
    uint64_t mantissa = f & 0x7fffffu;
    if (exponent == 255) return sign | 0x7ffull << 52 | mantissa << 29;
    if (exponent != 0) return sign | static_cast<uint64_t>(exponent + 896) << 52 | mantissa << 29;
    if (mantissa == 0) return sign;
    uint64_t e = 897;
    while (!(mantissa & 0x800000u)) {
      mantissa <<= 1;
      e--;
    }
    return sign | e << 52 | (mantissa & 0x7fffffu) << 29;
  }
};

constexpr int semicolons(const char* text) {
  int n = 0;
  for (; *text; text++) n += *text == ';';
  return n;
}
template <class Template> struct Parsed {
  static constexpr int capacity = semicolons(Template::text()) + 1;
  static constexpr Program<capacity> value = Reader<capacity>(Template::text()).program();
};

}  // namespace ptx
}  // namespace wbemu
