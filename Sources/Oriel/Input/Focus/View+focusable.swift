import Foundation
import OrielDrawing

/// The interactions for which a view is focusable. Mirrors SwiftUI's `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view performs an action when it is pressed. Only Tab moves the focus to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view handles keys. A press moves the focus to it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated private struct FocusableView: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  let focusChanged: (Bool) -> Void
  @State private var isFocused = false

  init(isFocusable: Bool, interactions: FocusInteractions, focusChanged: @escaping (Bool) -> Void = { _ in }) {
    self.isFocusable = isFocusable
    self.interactions = interactions
    self.focusChanged = focusChanged
  }

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusableModifier(isFocusable: isFocusable, takesPresses: interactions.contains(.edit)) {
          isFocused = $0
          focusChanged($0)
        })
  }
}

nonisolated struct FocusableModifier: BoxModifier {
  let isFocusable: Bool
  let takesPresses: Bool
  let focusChanged: (Bool) -> Void

  @MainActor func makeBox(_ node: AnyViewNode) -> FocusableBox { FocusableBox(self, node: node) }

  @MainActor func update(_ box: FocusableBox, transaction: Transaction) { box.modifier = self }
}

/// A box that makes its content focusable.
@MainActor
final class FocusableBox: WrapperBox, FocusTarget, GestureSource {
  var modifier: FocusableModifier
  private var showsRing = false
  private lazy var member = GestureMember(FocusPressRecognizer(box: self), priority: .simultaneous)

  init(_ modifier: FocusableModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
    graph.input.focus.register(self)
  }

  var canBeFocused: Bool { modifier.isFocusable && environment.isEnabled }

  var gestureMember: GestureMember? { canBeFocused && modifier.takesPresses ? member : nil }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {
    self.showsRing = isFocused && showsRing
    setNeedsDisplay()
    let focusChanged = modifier.focusChanged
    graph.enqueueAction { focusChanged(isFocused) }
  }

  func handle(_ event: KeyEvent) -> Bool { false }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { showsRing ? focusRing(at: offset) : nil }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(member)
  }
}

/// A recognizer that moves the focus to its box on a press, without claiming the press.
@MainActor
private final class FocusPressRecognizer: GestureRecognizer {
  override func handle(_ input: GestureInput) {
    guard input.phase == .down, phase == .possible else { return }
    phase = .failed
    guard let target = box as? any FocusTarget else { return }
    // A view inside that handles the press has the focus already.
    if let focused = graph.input.focus.focused, focused.isWithin(box) { return }
    graph.input.focus.move(to: target, byKeyboard: false)
  }
}

enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest enclosing focusable view has the focus. Mirrors SwiftUI's `isFocused`.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Sets whether this view can receive the focus. Mirrors SwiftUI's `focusable(_:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableView(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Sets whether this view can receive the focus, and for which interactions. Mirrors SwiftUI's `focusable(_:interactions:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableView(isFocusable: isFocusable, interactions: interactions))
  }

  /// Sets whether this view can receive the focus, and calls a closure when it gains or loses the focus. Mirrors SwiftUI's deprecated
  /// `focusable(_:onFocusChange:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    modifier(FocusableView(isFocusable: isFocusable, interactions: .automatic, focusChanged: onFocusChange))
  }
}
