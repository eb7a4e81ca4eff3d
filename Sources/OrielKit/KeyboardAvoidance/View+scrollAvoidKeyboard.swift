import SwiftUI

extension View {
  /// Makes a scroll view avoid the keyboard, as `avoidKeyboard(partialAvoidingPadding:dismissKeyboardByTap:)` does, and scrolls the focused
  /// text above the keyboard.
  ///
  /// The scroll occurs when the keyboard is shown or changes its height, and when another text receives the focus. If the system makes the
  /// window lower for its keyboard, the text keeps the same distance from the bottom edge of the view.
  ///
  /// - Parameters:
  ///   - scrollerOptions: The distance between the text and the keyboard, and closures to call.
  ///   - partialAvoidingPadding: The height in points of the content below the view, or at its end, that the keyboard may cover.
  ///   - dismissKeyboardByTap: Pass `true` to hide the keyboard when the user taps beside the focused view.
  ///   - onProvideScrollInvocator: Called when the view appears, with an object that repeats the scroll on demand. Refer to it weakly.
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

  /// Scrolls to the focused text when the view has become lower without a keyboard in the window.
  @MainActor private func scrollAboveEnd() {
    guard responder.keyboardFrame == nil, !layers.isCovered(for: ownMode), responder.layoutFrame(in: model.space) != nil else { return }
    options.onScrollStart?()
    responder.scrollToVisible(padding: EdgeInsets(top: 0, leading: 0, bottom: options.spaceBetweenFieldAndKeyboard, trailing: 0))
    options.onScrollEnd?()
  }

  @MainActor private func scroll() {
    guard let keyboard = responder.keyboardFrame, !layers.isCovered(for: ownMode) else { return }
    // A focused field inside of the view counts wherever it is, even behind the keyboard.
    guard responder.layoutFrame(in: model.space) != nil else { return }
    // The part of the view that the keyboard may cover is behind it after its movement.
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

/// The state of a scroll view: the keyboard, and its own frame. It isn't observed.
private final class KeyboardScrollModel: ObservableObject {
  let states = PassthroughSubject<KeyboardState, Never>()
  let invoker = KeyboardScrollInvoker()
  /// The coordinate space of the view. The focused view is inside of it if it has a frame in this space.
  var space: NamedCoordinateSpace { .named(ObjectIdentifier(self)) }
  private(set) var state = KeyboardState.default
  /// The height of the window's docked keyboard in points, or `nil` if there is none.
  private var height: CGFloat?
  private(set) var frame = CGRect.zero
  private var subscription: AnyCancellable?

  /// Records the frame of the view, and returns whether its height has decreased.
  func frameDidChange(to newFrame: CGRect) -> Bool {
    defer { frame = newFrame }
    return newFrame.height < frame.height
  }

  /// Records the height of the keyboard, and returns whether it has changed.
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
