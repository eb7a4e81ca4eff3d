import SwiftUI

/// What a layer draws over its content: the dimming, then its modals in order.
///
/// The painted dimming lies below all modals and the part that catches taps right behind the topmost one, so that a tap on a lower
/// modal that sticks out counts as a tap beside the topmost.
struct PresentationLayerView: View {
  let layer: PresentationLayer
  let uiModel: PresentationHostLayerUIModel

  @Environment(\.colorScheme) private var colorScheme

  private static let fade = Animation.easeInOut(duration: 0.2)

  var body: some View {
    let presentations = layer.presentations
    let topmost = layer.topmost ?? presentations.last
    let dimmingColor = layer.preferredDimmingViewColor ?? uiModel.dimmingViewColor(in: colorScheme)
    let isOccupied = layer.isOccupied
    GeometryReader { safeArea in
      GeometryReader { container in
        ZStack {
          dimmingColor
            .opacity(isOccupied ? 1 : 0)
            .animation(Self.fade, value: isOccupied)
            .allowsHitTesting(false)

          ForEach(presentations) { presentation in
            if presentation === topmost { tapCatcher }
            PresentationModalView(
              layer: layer, presentation: presentation, containerSize: container.size, safeAreaInsets: safeArea.safeAreaInsets)
          }
        }
        .frame(width: container.size.width, height: container.size.height)
      }
      .frame(width: fixedFrame?.size.width, height: fixedFrame?.size.height)
      .offset(fixedFrame?.offset ?? .zero)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: fixedFrame?.alignment ?? .center)
      .ignoresSafeArea()
    }
    .ignoresSafeArea(.keyboard)
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
