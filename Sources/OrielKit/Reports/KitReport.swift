import SwiftUI

/// Messages to the programmer about one system of the kit, each said once.
///
/// They go to the standard error: the kit imports SwiftUI alone, which offers no log to programs.
@MainActor
final class KitReport {
  /// About hosts and layers.
  static let presentation = KitReport(subject: "presentation host")
  static let collection = KitReport(subject: "collection")

  private var said = Set<String>()
  /// Where messages go; a test listens here.
  var listener: (String) -> Void

  private init(subject: String) {
    listener = { FileHandle.standardError.write(Data("\(subject): \($0)\n".utf8)) }
  }

  func once(_ key: String, _ message: @autoclosure () -> String) {
    guard said.insert(key).inserted else { return }
    listener(message())
  }

  /// Lets every message be said again; tests start from here.
  func reset() { said.removeAll() }
}
