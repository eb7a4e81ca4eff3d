/// The extent of the system's tools for writing in a text. Mirrors SwiftUI's `WritingToolsBehavior`.
public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, complete, limited, disabled }
  private let kind: Kind

  /// The behavior of the system.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// The tools can change the text in place.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// The tools show their results in a panel.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// There are no tools.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
  /// Returns the view unchanged. Mirrors SwiftUI's `writingToolsBehavior(_:)`: Linux has no such tools.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
