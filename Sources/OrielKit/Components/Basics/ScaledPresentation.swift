import SwiftUI

/// The common requirements of the UI models of modals and dialogs.
protocol ScaledUIModel: HostedUIModel {
  var scaleEffect: CGFloat { get }
  var appearAnimation: BasicAnimation? { get }
  var disappearAnimation: BasicAnimation? { get }
}

/// The common presentation of modals and dialogs: they fade in and out while they are scaled.
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
