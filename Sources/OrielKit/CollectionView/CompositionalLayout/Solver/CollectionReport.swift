import SwiftUI

/// Messages to the programmer about collections, each said once.
@MainActor
enum CollectionReport {
  private static var said = Set<String>()
  /// Where messages go; a test listens here.
  static var listener: (String) -> Void = { FileHandle.standardError.write(Data("collection: \($0)\n".utf8)) }

  static func once(_ key: String, _ message: @autoclosure () -> String) {
    guard said.insert(key).inserted else { return }
    listener(message())
  }

  /// Lets every message be said again; tests start from here.
  static func reset() { said.removeAll() }
}
