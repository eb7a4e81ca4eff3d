import SwiftUI

/// What the UI models of modals and dialogs have in common.
protocol ScaledUIModel: HostedUIModel {
  var scaleEffect: CGFloat { get }
  var appearAnimation: BasicAnimation? { get }
  var disappearAnimation: BasicAnimation? { get }
}

/// What modals and dialogs have in common: they fade in from a scale, and out to it.
struct ScaledPresentation: ViewModifier {
  private let scale: CGFloat
  private let appearAnimation: BasicAnimation?
  private let disappearAnimation: BasicAnimation?
  private let dimmingViewTap: () -> Void

  @State private var isShown = false

  init(_ uiModel: some ScaledUIModel, dimmingViewTap: @escaping () -> Void = {}) {
    scale = uiModel.scaleEffect
    appearAnimation = uiModel.appearAnimation
    disappearAnimation = uiModel.disappearAnimation
    self.dimmingViewTap = dimmingViewTap
  }

  func body(content: Content) -> some View {
    content
      .scaleEffect(isShown ? 1 : scale)
      .opacity(isShown ? 1 : 0)
      .onPresentationEvents(animateIn: animateIn, animateOut: animateOut, dimmingViewTap: dimmingViewTap)
  }

  private func animateIn() {
    withBasicAnimation(appearAnimation) { isShown = true }
  }

  private func animateOut(completion: @escaping () -> Void) {
    withBasicAnimation(disappearAnimation, body: { isShown = false }, completion: completion)
  }
}
