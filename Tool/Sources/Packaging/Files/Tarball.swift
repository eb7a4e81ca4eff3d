import Foundation
import ToolSupport

/// A compressed archive whose bytes depend on its files alone.
struct Tarball {
  let toolbox: Toolbox

  /// Writes the folder `name` of a folder as `file` into the same folder. The name of the file ends in .tar.gz.
  func write(_ name: String, as file: String, in folder: URL) throws {
    let plain = String(file.dropLast(3))
    let options = [
      "--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@\(Int(toolbox.date.timeIntervalSince1970))",
    ]
    _ = try toolbox.command("tar", ["--create", "--file", plain] + options + ["--", name], directory: folder).text(
      "\(file) can't be written:")
    // Without the name and the time of the archive.
    _ = try toolbox.command("gzip", ["-n", "-9", "--", plain], directory: folder).text("\(file) can't be written:")
  }
}
