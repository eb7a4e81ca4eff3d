import SwiftUI

/// What a layer draws over its content: the dimming, then its modals in order.
///
/// The painted dimming lies below all modals and the part that catches taps right behind the topmost one, so that a tap on a lower
/// modal that sticks out counts as a tap beside the topmost. That part is always there; while there is no modal, hit testing skips the layer.
struct PresentationLayerView: View {
  let layer: PresentationLayer
  let uiModel: PresentationHostLayerUIModel

  // Nothing here follows the modals: what comes and goes with them is one view further inside.
  var body: some View {
    GeometryReader { safeArea in
      GeometryReader { container in
        PresentationModalsView(
          layer: layer, uiModel: uiModel, containerSize: container.size, safeAreaInsets: safeArea.safeAreaInsets
        )
        .frame(width: container.size.width, height: container.size.height)
        // Modals fill the container, so that one clip does for all.
        .clipped()
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { layer.containerDidMove(to: $0) }
      }
      .frame(width: fixedFrame?.size.width, height: fixedFrame?.size.height)
      .offset(fixedFrame?.offset ?? .zero)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: fixedFrame?.alignment ?? .center)
      // Around a container of its own size the content is covered, too.
      .background { if fixedFrame != nil { PresentationSurroundings(layer: layer, blocks: blocks) } }
      .ignoresSafeArea()
    }
    .ignoresSafeArea(.keyboard)
    .background { PresentationGate(layer: layer) }
    .onAppear { layer.listen() }
    .onChange(of: uiModel.queuePolicy) { layer.policyDidChange() }
    .onChange(of: uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy) { layer.strategyDidChange() }
  }

  private var blocks: Bool { uiModel.dimmingViewTapAction.allowsHitTesting }

  private var fixedFrame: (size: CGSize, alignment: Alignment, offset: CGSize)? {
    switch uiModel.frame {
    case .infinite: nil
    case .fixed(let size, let alignment, let offset): (size, alignment, offset)
    }
  }
}

/// The dimming and the modals in their container.
private struct PresentationModalsView: View {
  let layer: PresentationLayer
  let uiModel: PresentationHostLayerUIModel
  let containerSize: CGSize
  let safeAreaInsets: EdgeInsets

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // All at once: what the rows read by themselves would be remembered for each of them.
    let picture = layer.picture(blocks: blocks)
    let isOccupied = picture.isOccupied
    PresentationStack {
      (picture.preferredDimmingViewColor ?? uiModel.dimmingViewColor(in: colorScheme))
        .opacity(isOccupied ? 1 : 0)
        .animation(uiModel.dimmingViewAnimation, value: isOccupied)
        .allowsHitTesting(false)

      // What a part is told is all that its view holds: a part that is told the same isn't evaluated.
      ForEach(picture.parts) { part in
        PresentationPartView(
          part: part, containerSize: containerSize, safeAreaInsets: safeAreaInsets,
          keyboardOffset: picture.keyboardOffset(of: part), isTopmost: part === picture.topmost, blocks: blocks,
          isAbovePresentations: uiModel.isAbovePresentations)
      }
    }
    .allowsHitTesting(picture.topmost != nil)
    .onExitCommand(perform: blocks && isOccupied ? { layer.tapBeside() } : nil)
  }

  /// Whether what is below can't be used.
  private var blocks: Bool { uiModel.dimmingViewTapAction.allowsHitTesting }
}

/// Catches the taps around a container that is smaller than its layer while there are modals.
private struct PresentationSurroundings: View {
  let layer: PresentationLayer
  let blocks: Bool

  var body: some View { PresentationTapCatcher(layer: layer).allowsHitTesting(blocks && layer.isOccupied) }
}

/// Lets the layer look at requests once all hosts have made theirs. A view of its own: nothing else follows them.
private struct PresentationGate: View {
  let layer: PresentationLayer

  var body: some View {
    Color.clear.frame(width: 0, height: 0).onChange(of: layer.arrivalCount, initial: true) { layer.admitArrivals() }
  }
}
