import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A hidden folder inside of the one that files go into, for what isn't finished. A file that is finished is moved to its place in one step.
public struct PartialFolder {
  public let url: URL
  private let destination: URL

  private static let prefix = ".oriel-partial-"

  /// Makes the folder, and the one that it is in where that is missing. Throws a `Failure` where there can't be one.
  public init(in destination: URL) throws {
    self.destination = destination
    url = destination.appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString.prefix(8))")
    let files = FileManager.default
    do {
      try files.createDirectory(at: destination, withIntermediateDirectories: true)
      Self.removeLeftovers(in: destination)
      try files.createDirectory(at: url, withIntermediateDirectories: false)
    } catch {
      throw Failure("The folder \(destination.path) can't be written: choose another one.")
    }
  }

  /// What is in the folder at a path.
  public func appending(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Moves a file or a folder of this folder to its place, where it replaces what is there, and returns where it is. A path may have folders in it.
  @discardableResult
  public func finish(_ name: String) throws -> URL {
    let (source, target) = (appending(name), destination.appendingPathComponent(name))
    let former = appending("former-\(target.lastPathComponent)")
    try? FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A folder can't replace one that has files.
    var isFolder: ObjCBool = false
    let replacesFolder = FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) && isFolder.boolValue
    if replacesFolder { try FileManager.default.moveItem(at: target, to: former) }
    guard rename(source.path, target.path) == 0 else {
      let reason = String(cString: strerror(errno))
      if replacesFolder { try? FileManager.default.moveItem(at: former, to: target) }
      throw Failure("\(target.path) can't be written: \(reason).")
    }
    return target
  }

  /// Removes the folder with what is left in it.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  /// Removes the folders of processes that ended before they could.
  private static func removeLeftovers(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
