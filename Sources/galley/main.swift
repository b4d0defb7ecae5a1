internal import GalleyCommandLine
internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

let temporaries = TemporaryFiles()
Interrupts.handle(removing: temporaries)
let tool = CommandLineTool(
  console: .standard, environment: Program.environment, executable: Program.path,
  temporaries: temporaries)
exit(tool.run(Array(CommandLine.arguments.dropFirst())))
