import Foundation

extension View {
  /// Adds help to the view: in a small panel when the pointer rests on the view, and as the hint of the view's accessibility element. An
  /// empty text adds no help. Mirrors SwiftUI's `help(_:)`.
  nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Mirrors SwiftUI's `help(_:)` for a localized text.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Mirrors SwiftUI's `help(_:)` for a localized text.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// Mirrors SwiftUI's `help(_:)` for a string.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

nonisolated struct HelpModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let text: Text

  @MainActor func makeBox(_ node: AnyViewNode) -> HelpBox { HelpBox(text, node: node) }

  @MainActor func update(_ box: HelpBox, transaction: Transaction) { box.text = text }
}

/// A wrapper that reports when the pointer is over its content.
@MainActor
final class HelpBox: WrapperBox, HoverTarget, AccessibilitySource {
  var text: Text { didSet { if text != oldValue { graph.toolTips.textDidChange(of: self) } } }

  init(_ text: Text, node: AnyViewNode) {
    self.text = text
    super.init(node: node)
  }

  var string: String { text.string(in: environment.locale) }

  func pointerIsOver(_ point: CGPoint) { graph.toolTips.pointerIsOver(self) }

  func pointerLeft() { graph.toolTips.pointerLeft(self) }

  override func willDisappear() {
    graph.input.forgetHover(self)
    graph.toolTips.pointerLeft(self)
  }

  /// With several accessibility elements it is ambiguous to which one the help applies. A text that equals the element's label would be
  /// read twice.
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard nodes.count == 1, nodes[0].hint?.isEmpty ?? true else { return }
    let string = string
    if !string.isEmpty, string != nodes[0].label { nodes[0].hint = string }
  }
}
