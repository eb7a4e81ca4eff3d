import Foundation
import OrielDrawing

/// A modifier that turns its content into a control, with presses, keyboard input, and a focus ring.
nonisolated struct ControlModifier: BoxModifier {
  let isEnabled: Bool
  var ringRadius: CGFloat = 6
  /// Indicates whether the control draws a focus ring. It is `false` if the content shows the focus itself.
  var hasRing = true
  /// Indicates whether the action repeats while a press is held.
  var repeats = false
  let pressingChanged: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void
  var focusChanged: @MainActor (Bool) -> Void = { _ in }
  /// The closure that follows a press that moves horizontally, for controls with a movable part.
  var slid: (@MainActor (PressRecognizer.Slide) -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> ControlBox { ControlBox(self, node: node) }

  @MainActor func update(_ box: ControlBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class ControlBox: WrapperBox, GestureSource, FocusTarget, PressTarget, AccessibilitySource {
  var modifier: ControlModifier {
    didSet { if !modifier.isEnabled, oldValue.isEnabled { graph.input.remove(member) } }
  }
  private var showsRing = false
  private lazy var unit: PressRecognizer = {
    let unit = PressRecognizer(box: self)
    unit.pressingChanged = { [unowned self] in pressDidChange($0) }
    unit.action = { [unowned self] in if !hasRepeated { modifier.action() } }
    unit.slides = modifier.slid != nil
    unit.slid = { [unowned self] in modifier.slid?($0) }
    return unit
  }()
  private lazy var member = GestureMember(unit)
  private var repetition: GraphTimer?
  /// The timer that ends the pressed appearance after a key press.
  private var flash: GraphTimer?
  /// Indicates whether the held press has performed the action.
  private var hasRepeated = false

  /// The delay in seconds before a held press performs its action for the first time.
  /// The interval between further repetitions, in seconds.
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  init(_ modifier: ControlModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
    graph.input.focus.register(self)
  }

  private func pressDidChange(_ isPressing: Bool) {
    tell(isPressing)
    if isPressing {
      hasRepeated = false
      if modifier.repeats { repeatAction(after: Self.repeatDelay) }
    } else {
      graph.cancel(repetition)
      repetition = nil
    }
  }

  /// Reports a change of the pressed state. During the passes, which must not call the app's code, the report is deferred. This happens if
  /// a pressed control is disabled or removed.
  private func tell(_ isPressing: Bool) {
    let pressingChanged = modifier.pressingChanged
    guard graph.isRunningPasses else { return pressingChanged(isPressing) }
    graph.enqueueAction { pressingChanged(isPressing) }
  }

  private func repeatAction(after delay: TimeInterval) {
    repetition = graph.schedule(after: delay) { [weak self] in
      guard let self, modifier.isEnabled else { return }
      hasRepeated = true
      modifier.action()
      repeatAction(after: Self.repeatInterval)
    }
  }

  var gestureMember: GestureMember? { modifier.isEnabled ? member : nil }

  var canBeFocused: Bool { modifier.isEnabled }

  var canBePressed: Bool { modifier.isEnabled }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {
    self.showsRing = isFocused && showsRing
    setNeedsDisplay()
    let focusChanged = modifier.focusChanged
    graph.enqueueAction { focusChanged(isFocused) }
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return,
      event.modifiers.isDisjoint(with: [.control, .option, .command, .shift])
    else { return false }
    switch event.phase {
    case .down: press()
    case .repeat, .up: break
    }
    return true
  }

  /// Performs the action in response to a key, and shows the pressed appearance for a moment.
  func press() {
    endFlash()
    tell(true)
    flash = graph.schedule(after: 0.1) { [weak self] in self?.endFlash() }
    modifier.action()
  }

  private func endFlash() {
    guard flash != nil else { return }
    graph.cancel(flash)
    flash = nil
    tell(false)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    var button = AccessibilityNode(combining: nodes, box: self)
    button.traits.subtract([.isStaticText, .isImage])
    button.traits.formUnion(.isButton)
    button.role = nil
    button.actions[.default] = { [weak self] in self?.modifier.action() }
    nodes = [button]
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    showsRing && modifier.hasRing ? focusRing(at: offset, cornerRadius: modifier.ringRadius) : nil
  }

  override func willDisappear() {
    endFlash()
    graph.cancel(repetition)
    graph.input.focus.unregister(self)
    graph.input.remove(member)
  }
}
