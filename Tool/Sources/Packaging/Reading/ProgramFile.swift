import Foundation
import ToolSupport

/// The files in which a program's author says what packages tell of it.
public enum ProgramFile {
  /// Reads Oriel.toml, an Info.plist, both or neither. What Oriel.toml says wins over the Info.plist, and that over the defaults.
  ///
  /// Throws a `Failure` that names the file, the line where it is known, and what to do: for a file that can't be read or parsed, a key of Oriel.toml
  /// that isn't known, and a value that a format would refuse. A default that a format would refuse is a `Failure`, too.
  public static func read(_ url: URL?, infoPlist: URL? = nil, defaults: Program) throws -> Program {
    var program = defaults
    if let infoPlist { try InfoPlist(infoPlist).apply(to: &program) }
    if let url { try OrielFile(url).apply(to: &program) }
    if let problem = Rules.program(program) { throw Failure(problem) }
    return program
  }
}
