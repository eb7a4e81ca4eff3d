import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A new folder that only this user can access, for the sockets of this process.
///
/// `remove()` removes it, and so does a signal that ends this process.
public struct PrivateFolder: Sendable {
  private let path: String
  private let names: [String]

  /// - Parameter files: The names of all files that will be in it.
  public init(files: [String]) throws {
    // The path of a socket can have at most 107 bytes.
    let temporary = FileManager.default.temporaryDirectory.path
    var template = Array("\(temporary.utf8.count > 60 ? "/tmp" : temporary)/oriel-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure("No folder can be created in \(temporary): \(String(cString: strerror(errno))).")
    }
    path = String(cString: made)
    names = files
    Companions.add(paths: paths)
  }

  public func path(of file: String) -> String { "\(path)/\(file)" }

  public func remove() {
    Companions.remove(paths: paths)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The files precede the folder, which must be empty to be removed.
  private var paths: [String] { names.map { path(of: $0) } + [path] }
}
