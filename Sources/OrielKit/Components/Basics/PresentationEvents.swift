import SwiftUI

extension View {
  /// Runs a component's animations on the events of its host.
  ///
  /// - Parameters:
  ///   - animateIn: Called when the component is presented.
  ///   - animateOut: Called when the component is dismissed. It must call its argument when the component has animated out.
  ///   - dimmingViewTap: Called when the user taps beside the component.
  func onPresentationEvents(
    animateIn: @escaping () -> Void, animateOut: @escaping (_ completion: @escaping () -> Void) -> Void,
    dimmingViewTap: @escaping () -> Void = {}
  ) -> some View {
    modifier(PresentationEvents(animateIn: animateIn, animateOut: animateOut, dimmingViewTap: dimmingViewTap))
  }

  /// Hides the keyboard when the orientation of the container changes. Windows with pointers only are excluded: they have no orientation,
  /// and resizing one must not interrupt typing.
  func dismissesKeyboard(whenOrientationOf container: CGSize, changes isEnabled: Bool) -> some View {
    modifier(OrientationKeyboardDismissal(isPortrait: container.isPortrait, isEnabled: isEnabled))
  }
}

private struct PresentationEvents: ViewModifier {
  let animateIn: () -> Void
  let animateOut: (@escaping () -> Void) -> Void
  let dimmingViewTap: () -> Void

  @Environment(\.presentationHostPresentationMode) private var mode

  init(
    animateIn: @escaping () -> Void, animateOut: @escaping (@escaping () -> Void) -> Void, dimmingViewTap: @escaping () -> Void
  ) {
    self.animateIn = animateIn
    self.animateOut = animateOut
    self.dimmingViewTap = dimmingViewTap
  }

  func body(content: Content) -> some View {
    content
      .onReceive(mode?.presentPublisher ?? Empty().eraseToAnyPublisher()) { animateIn() }
      .onReceive(mode?.dismissPublisher ?? Empty().eraseToAnyPublisher()) { animateOut($0) }
      .onReceive(mode?.dimmingViewTapActionPublisher ?? Empty().eraseToAnyPublisher()) { dimmingViewTap() }
  }
}

private struct OrientationKeyboardDismissal: ViewModifier {
  let isPortrait: Bool
  let isEnabled: Bool

  @Environment(\.firstResponder) private var firstResponder
  @Environment(\.usesTouch) private var usesTouch

  init(isPortrait: Bool, isEnabled: Bool) {
    self.isPortrait = isPortrait
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPortrait) { if isEnabled, usesTouch { firstResponder.resign() } }
  }
}
