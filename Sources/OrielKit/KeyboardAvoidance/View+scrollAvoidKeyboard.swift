import SwiftUI

extension View {
  /// Keeps a scroll view clear of the keyboard, as `avoidKeyboard(partialAvoidingPadding:dismissKeyboardByTap:)` does, and scrolls the text that
  /// has the focus above the keyboard when that comes, or changes its height, and when another text gets the focus. Where the system brings a keyboard
  /// for which it makes the window lower, the text keeps the same room from the view's lower edge.
  ///
  /// - Parameters:
  ///   - partialAvoidingPadding: The height in points of what lies below the view, or at its end, and may be covered.
  ///   - dismissKeyboardByTap: Whether a tap beside what has the focus hides the keyboard.
  ///   - onProvideScrollInvocator: Called when the view appears, with what scrolls once more on demand: keep it weakly.
  nonisolated public func scrollAvoidKeyboard(
    scrollerOptions: KeyboardScrollerOptions = .init(), partialAvoidingPadding: CGFloat = 0, dismissKeyboardByTap: Bool = false,
    onProvideScrollInvocator: ((KeyboardScrollInvocator) -> Void)? = nil
  ) -> some View {
    modifier(
      KeyboardScrollModifier(
        options: scrollerOptions, partialAvoidingPadding: partialAvoidingPadding, onProvideScrollInvocator: onProvideScrollInvocator)
    )
    .modifier(DismissKeyboardTapViewModifier(isForced: true, isEnabled: dismissKeyboardByTap))
  }
}

nonisolated private struct KeyboardScrollModifier: ViewModifier {
  let options: KeyboardScrollerOptions
  let partialAvoidingPadding: CGFloat
  let onProvideScrollInvocator: ((KeyboardScrollInvocator) -> Void)?

  @Environment(\.firstResponder) private var responder
  @Environment(\.presentationLayers) private var layers
  @Environment(\.presentationHostPresentationMode) private var ownMode
  @StateObject private var model: KeyboardScrollModel

  init(
    options: KeyboardScrollerOptions, partialAvoidingPadding: CGFloat, onProvideScrollInvocator: ((KeyboardScrollInvocator) -> Void)?
  ) {
    self.options = options
    self.partialAvoidingPadding = partialAvoidingPadding
    self.onProvideScrollInvocator = onProvideScrollInvocator
    _model = StateObject(wrappedValue: KeyboardScrollModel())
  }

  @MainActor func body(content: Content) -> some View {
    KeyboardAvoidingView(partialAvoidingPadding: partialAvoidingPadding) { content.coordinateSpace(model.space) }
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
        if model.frameDidChange(to: $0) { scrollAboveEnd() }
      }
      .onReceive(model.states) { _ in if model.heightDidChange(to: responder.keyboardFrame?.height) { scroll() } }
      .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)) { _ in scroll() }
      .onReceive(model.invoker.triggerSubject) { scroll() }
      .onAppear { onProvideScrollInvocator?(model.invoker) }
  }

  /// The view got lower without a keyboard in the window.
  @MainActor private func scrollAboveEnd() {
    guard responder.keyboardFrame == nil, !layers.isCovered(for: ownMode), responder.layoutFrame(in: model.space) != nil else { return }
    options.onScrollStart?()
    responder.scrollToVisible(padding: EdgeInsets(top: 0, leading: 0, bottom: options.spaceBetweenFieldAndKeyboard, trailing: 0))
    options.onScrollEnd?()
  }

  @MainActor private func scroll() {
    guard let keyboard = responder.keyboardFrame, !layers.isCovered(for: ownMode) else { return }
    // A field inside counts wherever it is, under the keyboard, too.
    guard responder.layoutFrame(in: model.space) != nil else { return }
    // The part of the view that the keyboard may cover lies under it in the end.
    let bottom = min(model.frame.maxY + partialAvoidingPadding, max(model.frame.maxY, keyboard.maxY))
    let lifted = max(0, bottom - keyboard.minY - partialAvoidingPadding)
    let covered = keyboard.intersects(model.frame) ? max(0, model.frame.maxY - lifted - keyboard.minY) : 0
    KeyboardScroller.scroll(
      responder,
      keyboardState: KeyboardState(
        animationDuration: model.state.animationDuration > 0 ? model.state.animationDuration : 0.25, frame: keyboard,
        animationCurve: model.state.height > 0 ? model.state.animationCurve : 7),
      options: options, covered: covered)
  }
}

/// What a scroll view remembers of the keyboard and of its place. Nothing of it is observed.
private final class KeyboardScrollModel: ObservableObject {
  let states = PassthroughSubject<KeyboardState, Never>()
  let invoker = KeyboardScrollInvoker()
  /// The view's own coordinate space: what has the focus is inside of the view if it has a frame in it.
  var space: NamedCoordinateSpace { .named(ObjectIdentifier(self)) }
  private(set) var state = KeyboardState.default
  /// The height of the window's docked keyboard, in points; nil while there is none.
  private var height: CGFloat?
  private(set) var frame = CGRect.zero
  private var subscription: AnyCancellable?

  /// Remembers the view's frame, and returns whether the view has become lower.
  func frameDidChange(to newFrame: CGRect) -> Bool {
    defer { frame = newFrame }
    return newFrame.height < frame.height
  }

  /// Remembers the height, and returns whether it differs from the one before.
  func heightDidChange(to newHeight: CGFloat?) -> Bool {
    defer { height = newHeight }
    return newHeight != height
  }

  init() {
    subscription = Publishers.keyboardChanges().sink { [weak self] in
      self?.state = $0
      self?.states.send($0)
    }
  }
}
