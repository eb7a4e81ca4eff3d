import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A hidden folder for unfinished files inside of their destination. A finished file is moved to the destination in one step.
public struct PartialFolder {
  public let url: URL
  private let destination: URL

  private static let prefix = ".oriel-partial-"

  /// Creates the folder, and its destination if that is missing. Throws a `Failure` if it can't be created.
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

  /// Returns the URL of a path in the folder.
  public func appending(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Moves a file or a folder to the destination, where it replaces an existing one, and returns its new location. A path can contain
  /// folders.
  @discardableResult
  public func finish(_ name: String) throws -> URL {
    let (source, target) = (appending(name), destination.appendingPathComponent(name))
    let former = appending("former-\(target.lastPathComponent)")
    try? FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A folder can't replace one with files.
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

  /// Removes the folder with its contents.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  /// Removes the folders of processes that ended before they could remove them.
  private static func removeLeftovers(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
