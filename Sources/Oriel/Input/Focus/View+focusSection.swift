import Foundation

nonisolated struct FocusSectionModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> FocusSectionBox { FocusSectionBox(node: node) }

  @MainActor func update(_ box: FocusSectionBox, transaction: Transaction) {}
}

/// A region that arrow keys enter as a whole.
@MainActor
final class FocusSectionBox: WrapperBox, FocusGroup {
  var focusAxes: Axis.Set { [] }
  var focusFrame: CGRect { CGRect(origin: .zero, size: size) }
}

extension View {
  /// Makes the frame of this view a target of arrow keys, which move the focus to a view inside of it. Mirrors SwiftUI's `focusSection()`.
  ///
  /// The focus moves to the view that last had it in this section, or otherwise to the default focus, or to the nearest view. Within the
  /// section it moves to the views in the direction before it leaves.
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
