import Foundation
import ToolSupport

/// A compressed archive whose bytes depend only on its files.
struct Tarball {
  let toolbox: Toolbox

  /// Writes the folder `name` in a folder into the archive `file` in the same folder. The archive's name ends in .tar.gz.
  func write(_ name: String, as file: String, in folder: URL) throws {
    let plain = String(file.dropLast(3))
    let options = [
      "--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@\(Int(toolbox.date.timeIntervalSince1970))",
    ]
    _ = try toolbox.command("tar", ["--create", "--file", plain] + options + ["--", name], directory: folder).text(
      "\(file) can't be written:")
    // These options omit the name and the time of the archive.
    _ = try toolbox.command("gzip", ["-n", "-9", "--", plain], directory: folder).text("\(file) can't be written:")
  }
}
