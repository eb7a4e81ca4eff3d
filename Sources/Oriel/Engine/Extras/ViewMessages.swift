/// Messages to the programmer about a mistake in how a view is used, for views of an app or a package.
///
/// Store one in a view or a modifier. What it says goes where the messages of SwiftUI's own views go: to the log, and in a test to
/// `TestHost.messages`.
///
///     struct Chart: View {
///       let values: [Double]
///       private var messages = ViewMessages()
///
///       var body: some View {
///         let isValid = values.allSatisfy(\.isFinite)
///         if !isValid { messages.warn("values", "A Chart has a value that is no number; it is left out.") }
///         …
///
/// SwiftUI has nothing like it: on Apple's systems an `os.Logger` stands in for it, without the view's place.
nonisolated public struct ViewMessages: DynamicProperty, Sendable {
  /// The view that speaks.
  @MainActor
  final class Speaker {
    weak var node: AnyViewNode?

    init(_ node: AnyViewNode) { self.node = node }
  }

  private var speaker: Speaker?

  public init() {}

  /// Says something once for each place in the hierarchy of views, and adds that place.
  ///
  /// - Parameters:
  ///   - key: What tells the mistake from others of the same view.
  ///   - message: Evaluated where it is said. Where the property is in no view, nothing is added to it.
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
