public import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the process does when it is told to stop.
public enum Interrupts {
  /// Ends the process on Ctrl-C, `kill` and a closed terminal: unfinished files are removed first, and the exit status
  /// is 128 and the signal's number (130 for Ctrl-C). A closed pipe and a file above the limit of the process are
  /// errors of writing, no signals.
  ///
  /// Call once, on the main thread, before any other thread begins: they inherit that these signals wait for the
  /// thread that takes them here. A signal that the process was started to ignore stays ignored.
  public static func handle(removing temporaries: TemporaryFiles) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&wanted, number) }
    pthread_sigmask(SIG_BLOCK, &wanted, nil)
    let body = Waiting(signals: wanted, temporaries: temporaries)
    let box = Unmanaged.passRetained(body).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, nil, { Waiting.run($0) }, box)
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, nil, { Waiting.run($0) }, box)
    #endif
    // Without the thread the signals must end the process as they always do.
    if failure != 0 { pthread_sigmask(SIG_UNBLOCK, &wanted, nil) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// What the thread that takes the signals needs, as an object that can pass through C.
private final class Waiting: @unchecked Sendable {
  // Written before the thread begins, read by it alone.
  private var signals: sigset_t
  private let temporaries: TemporaryFiles

  init(signals: sigset_t, temporaries: TemporaryFiles) {
    self.signals = signals
    self.temporaries = temporaries
  }

  static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // `handle` has passed it, retained.
    let waiting = Unmanaged<Waiting>.fromOpaque(pointer!).takeRetainedValue()
    var number: Int32 = 0
    while sigwait(&waiting.signals, &number) != 0 {}
    waiting.temporaries.removeAll()
    // A progress line may stand there.
    if isatty(STDERR_FILENO) == 1 { _ = write(STDERR_FILENO, "\r\u{1B}[K", 4) }
    _exit(128 + number)
  }
}
