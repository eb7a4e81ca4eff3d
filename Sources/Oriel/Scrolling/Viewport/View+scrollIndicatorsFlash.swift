nonisolated struct ScrollFlashModifier<Value: Equatable>: ScrollModifier {
  let value: Value
  var onAppear = false

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(self) }

  @MainActor func update(_ follower: Follower) {
    guard follower.value != value else { return }
    follower.value = value
    if let box = follower.box, box.isAttached { box.indicators.show() }
  }

  final class Follower: ScrollFollower {
    var value: Value
    private var flashesNext: Bool

    init(_ modifier: ScrollFlashModifier) {
      value = modifier.value
      flashesNext = modifier.onAppear
    }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box), flashesNext else { return }
      flashesNext = false
      box.indicators.show()
    }
  }
}

extension View {
  /// Shows the indicators of the nearest descendant scroll view briefly when it appears. Mirrors SwiftUI's
  /// `scrollIndicatorsFlash(onAppear:)`.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashModifier(value: false, onAppear: onAppear))
  }

  /// Shows the indicators of the nearest descendant scroll view briefly when a value changes. Mirrors SwiftUI's
  /// `scrollIndicatorsFlash(trigger:)`.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { modifier(ScrollFlashModifier(value: value)) }
}
