import Foundation

nonisolated struct FocusSectionModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> FocusSectionBox { FocusSectionBox(node: node) }

  @MainActor func update(_ box: FocusSectionBox, transaction: Transaction) {}
}

/// A region that arrow keys come to as a whole.
@MainActor
final class FocusSectionBox: WrapperBox, FocusGroup {
  var focusAxes: Axis.Set { [] }
  var focusFrame: CGRect { CGRect(origin: .zero, size: size) }
}

extension View {
  /// Has arrow keys that point to this view's frame move the focus to a view inside of it. Mirrors SwiftUI's `focusSection()`.
  ///
  /// The focus goes to what had it last in here, or else to the default, or to what is nearest. Within the section it moves to what lies in the
  /// direction, before it leaves.
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
