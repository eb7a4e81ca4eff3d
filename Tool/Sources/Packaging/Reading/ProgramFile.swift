import Foundation
import ToolSupport

/// Reads the files in which a program's author specifies the facts for packages.
public enum ProgramFile {
  /// Reads Oriel.toml, an Info.plist, both or neither. Values in Oriel.toml have priority over the Info.plist, and those over the defaults.
  ///
  /// Throws a `Failure` that names the file, the line if it is known, and the remedy for an unreadable file or a parse error, an unknown
  /// key in Oriel.toml, and a value that a format would refuse. A default that a format would refuse also throws a `Failure`.
  public static func read(_ url: URL?, infoPlist: URL? = nil, defaults: Program) throws -> Program {
    var program = defaults
    if let infoPlist { try InfoPlist(infoPlist).apply(to: &program) }
    if let url { try OrielFile(url).apply(to: &program) }
    if let problem = Rules.program(program) { throw Failure(problem) }
    return program
  }
}
