/// Diagnostics for the developer about the incorrect use of a view, for views of an app or a package.
///
/// Store an instance in a view or a modifier. Its diagnostics are reported like those of SwiftUI's own views: they are logged, and in a
/// test they are added to `TestHost.messages`.
///
///     struct Chart: View {
///       let values: [Double]
///       private var messages = ViewMessages()
///
///       var body: some View {
///         let isValid = values.allSatisfy(\.isFinite)
///         if !isValid { messages.warn("values", "A Chart has a value that isn't finite, which is ignored.") }
///         …
///
/// SwiftUI has no counterpart. On Apple's systems an `os.Logger` serves the purpose, without the path of the view.
nonisolated public struct ViewMessages: DynamicProperty, Sendable {
  /// The reference to the node of the view that stores the diagnostics.
  @MainActor
  final class Speaker {
    weak var node: AnyViewNode?

    init(_ node: AnyViewNode) { self.node = node }
  }

  private var speaker: Speaker?

  /// Creates an instance for a view or a modifier.
  public init() {}

  /// Reports a diagnostic once for each path in the view hierarchy, and appends the path.
  ///
  /// - Parameters:
  ///   - key: The key that distinguishes the problem from others of the same view.
  ///   - message: The text, which is evaluated when it is reported. No path is appended if the instance isn't stored in an installed view.
  @MainActor
  public func warn(_ key: String, _ message: @autoclosure () -> String) {
    guard let path = speaker?.node?.viewPath, !path.isEmpty else { return Report.once(key, message()) }
    Report.once("\(key)-\(path)", "\(message()) (\(path))")
  }
}

extension ViewMessages: InstallableProperty {
  static var isStateless: Bool { true }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    if let existing = slot as? Speaker {
      speaker = existing
    } else {
      let new = Speaker(node)
      slot = new
      speaker = new
    }
  }

  func isEqualInput(to other: ViewMessages) -> Bool { true }
}
