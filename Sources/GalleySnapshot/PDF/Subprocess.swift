internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Runs another program and takes what it prints.
enum Subprocess {
  enum Failure: Error {
    /// There is no program of that name on the path.
    case missing
    /// It ended with another status than 0, or by a signal.
    case failed
  }

  /// What a program of the path writes to standard output. It gets no input and an empty environment, so that no
  /// setting of a person changes what it does; what it complains of is passed over.
  ///
  /// The corresponding C function is `posix_spawnp`.
  static func output(of program: String, _ arguments: [String]) throws(Failure) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed }
    let started = spawn(program, arguments, writingTo: ends[1], closing: ends[0])
    close(ends[1])
    defer { close(ends[0]) }
    let process: pid_t
    switch started {
    case .success(let number): process = number
    case .failure(let failure): throw failure
    }
    let bytes = try? FileReader.bytes(from: ends[0], path: program, limit: 1 << 31)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard let bytes, status == 0 else { throw .failed }
    return bytes
  }

  private static func spawn(
    _ program: String, _ arguments: [String], writingTo output: Int32, closing input: Int32
  ) -> Result<pid_t, Failure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, input)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    let error = posix_spawnp(&process, program, &actions, nil, &words, &environment)
    if error == ENOENT { return .failure(.missing) }
    return error == 0 ? .success(process) : .failure(.failed)
  }
}
