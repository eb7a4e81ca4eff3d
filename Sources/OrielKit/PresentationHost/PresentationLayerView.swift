import SwiftUI

/// What a layer draws over its content: the dimming, then its modals in order.
///
/// The painted dimming lies below all modals and the part that catches taps right behind the topmost one, so that a tap on a lower
/// modal that sticks out counts as a tap beside the topmost.
struct PresentationLayerView: View {
  let layer: PresentationLayer
  let uiModel: PresentationHostLayerUIModel

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let presentations = layer.presentations
    let topmost = layer.topmost ?? presentations.last
    let dimmingColor = layer.preferredDimmingViewColor ?? uiModel.dimmingViewColor(in: colorScheme)
    let isOccupied = layer.isOccupied
    let keyboardHolder = layer.keyboardHolder
    let keyboardOffset = layer.keyboardOffset
    GeometryReader { safeArea in
      GeometryReader { container in
        ZStack {
          dimmingColor
            .opacity(isOccupied ? 1 : 0)
            .animation(uiModel.dimmingViewAnimation, value: isOccupied)
            .allowsHitTesting(false)

          ForEach(presentations) { presentation in
            if presentation === topmost { tapCatcher }
            PresentationModalView(
              layer: layer, presentation: presentation, containerSize: container.size, safeAreaInsets: safeArea.safeAreaInsets,
              keyboardOffset: presentation === keyboardHolder ? keyboardOffset : 0,
              isCovered: uiModel.dimmingViewTapAction.allowsHitTesting && presentation !== topmost)
          }
        }
        .frame(width: container.size.width, height: container.size.height)
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
          layer.containerFrame = $0
          layer.keyboardSituationDidChange()
        }
      }
      .frame(width: fixedFrame?.size.width, height: fixedFrame?.size.height)
      .offset(fixedFrame?.offset ?? .zero)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: fixedFrame?.alignment ?? .center)
      .ignoresSafeArea()
    }
    .ignoresSafeArea(.keyboard)
    .onAppear { layer.listen() }
    .onChange(of: uiModel.queuePolicy) { layer.policyDidChange() }
    .onChange(of: uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy) { layer.keyboardSituationDidChange() }
  }

  private var tapCatcher: some View {
    Color.clear
      .contentShape(.rect)
      .onTapGesture {
        guard uiModel.dimmingViewTapAction == .sendActionToTopmostModal else { return }
        layer.topmost?.sendDimmingViewTap()
      }
      .allowsHitTesting(uiModel.dimmingViewTapAction.allowsHitTesting)
      .transition(.identity)
  }

  private var fixedFrame: (size: CGSize, alignment: Alignment, offset: CGSize)? {
    switch uiModel.frame {
    case .infinite: nil
    case .fixed(let size, let alignment, let offset): (size, alignment, offset)
    }
  }
}
