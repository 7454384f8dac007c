// hiprtc's entry points that Wavebridge uses: a program, its name expressions, and a compiler that runs as a command.
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "kernel_table.h"

#define API extern "C" __attribute__((visibility("default")))

extern char** environ;

namespace {

enum Error { success = 0, invalid_input = 3, compilation = 6, before_compilation = 9, bad_expression = 10, internal = 11 };

struct Program {
  std::string source, name, log, code;
  std::map<std::string, std::string> lowered;  // by name expression: "&variable" or a kernel
  bool compiled = false;
};

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}

// Runs the command of WAVEBRIDGE_STAND_IN_COMPILER, one word a line, with the folder behind it.
bool compile_in(const std::string& folder) {
  const char* command = getenv("WAVEBRIDGE_STAND_IN_COMPILER");
  if (!command) return false;
  std::vector<std::string> words = lines(command);
  words.push_back(folder);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(&word[0]);
  arguments.push_back(nullptr);
  pid_t child;
  int status;
  if (posix_spawn(&child, arguments[0], nullptr, nullptr, arguments.data(), environ)) return false;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

API int hiprtcVersion(int* major, int* minor) { return *major = 7, *minor = 0, success; }

API const char* hiprtcGetErrorString(int error) {
  return error == success ? "HIPRTC_SUCCESS" : error == compilation ? "HIPRTC_ERROR_COMPILATION" : "HIPRTC_ERROR_INTERNAL_ERROR";
}

API int hiprtcCreateProgram(Program** program, const char* source, const char* name, int headers, const char**, const char**) {
  if (!source || headers) return invalid_input;
  *program = new Program();
  (*program)->source = source;
  (*program)->name = name ? name : "program.hip";
  return success;
}

API int hiprtcDestroyProgram(Program** program) {
  delete *program;
  *program = nullptr;
  return success;
}

API int hiprtcAddNameExpression(Program* program, const char* expression) {
  if (!program || program->compiled) return invalid_input;
  program->lowered.emplace(expression, (*expression == '&' ? "variable" : "kernel") + std::to_string(program->lowered.size()));
  return success;
}

API int hiprtcCompileProgram(Program* program, int count, const char** options) {
  char pattern[] = "/tmp/stand-in-XXXXXX";
  if (!program || !mkdtemp(pattern)) return internal;
  const std::string folder = pattern;
  std::ofstream(folder + "/program.hip", std::ios::binary) << program->source;
  {
    std::ofstream file(folder + "/options.txt");
    for (int i = 0; i < count; i++) file << options[i] << "\n";
    std::ofstream names(folder + "/names.txt");
    for (const auto& [expression, name] : program->lowered) names << name << "\t" << expression << "\n";
  }
  program->compiled = compile_in(folder);
  program->log = read(folder + "/log.txt");
  const std::string library = read(folder + "/program.so");
  for (const char* name : {"program.hip", "options.txt", "names.txt", "log.txt", "program.so"}) unlink((folder + "/" + name).c_str());
  rmdir(pattern);
  if (!program->compiled) return compilation;
  const uint64_t size = library.size();
  program->code = STAND_IN_MAGIC + std::string(reinterpret_cast<const char*>(&size), sizeof size) + library;
  return success;
}

API int hiprtcGetProgramLogSize(Program* program, size_t* size) { return *size = program->log.size() + 1, success; }
API int hiprtcGetProgramLog(Program* program, char* log) { return memcpy(log, program->log.c_str(), program->log.size() + 1), success; }

API int hiprtcGetCodeSize(Program* program, size_t* size) {
  if (!program->compiled) return invalid_input;
  return *size = program->code.size(), success;
}

API int hiprtcGetCode(Program* program, char* code) {
  if (!program->compiled) return invalid_input;
  return memcpy(code, program->code.data(), program->code.size()), success;
}

API int hiprtcGetLoweredName(Program* program, const char* expression, const char** name) {
  if (!program->compiled) return before_compilation;
  const auto found = program->lowered.find(expression);
  if (found == program->lowered.end()) return bad_expression;
  return *name = found->second.c_str(), success;
}
