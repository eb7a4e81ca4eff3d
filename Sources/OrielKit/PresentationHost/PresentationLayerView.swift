import SwiftUI

/// The view of a layer above its content: the dimming, and the modals in order.
///
/// The visible dimming is below all modals. The part that receives taps is directly behind the topmost modal, so that a tap on a visible
/// part of a lower modal counts as a tap beside the topmost one. That part always exists; hit testing skips the layer while it has no
/// modal.
struct PresentationLayerView: View {
  let layer: PresentationLayer
  let uiModel: PresentationHostLayerUIModel

  // This view doesn't observe the modals. Only a view inside of it depends on them.
  var body: some View {
    GeometryReader { safeArea in
      GeometryReader { container in
        PresentationModalsView(
          layer: layer, uiModel: uiModel, containerSize: container.size, safeAreaInsets: safeArea.safeAreaInsets
        )
        .frame(width: container.size.width, height: container.size.height)
        // Modals fill the container, so one clip is sufficient for all.
        .clipped()
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { layer.containerDidMove(to: $0) }
      }
      .frame(width: fixedFrame?.size.width, height: fixedFrame?.size.height)
      .offset(fixedFrame?.offset ?? .zero)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: fixedFrame?.alignment ?? .center)
      // Taps on the content around a container with a fixed size are blocked, too.
      .background { if fixedFrame != nil { BackdropTapArea(layer: layer, blocks: blocks) } }
      .ignoresSafeArea()
    }
    .ignoresSafeArea(.keyboard)
    .background { ArrivalObserver(layer: layer) }
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
    // Reads the state once for all rows: each row that read it would be registered as a dependency.
    let picture = layer.picture(blocks: blocks)
    let isOccupied = picture.isOccupied
    PresentationStack {
      (picture.preferredDimmingViewColor ?? uiModel.dimmingViewColor(in: colorScheme))
        .opacity(isOccupied ? 1 : 0)
        .animation(uiModel.dimmingViewAnimation, value: isOccupied)
        .allowsHitTesting(false)

      // The view of a part stores all values that it depends on. A part with equal values isn't evaluated.
      ForEach(picture.parts) { part in
        PresentationPartView(
          part: part, containerSize: containerSize, safeAreaInsets: safeAreaInsets,
          keyboardOffset: picture.keyboardOffset(of: part), isTopmost: part === picture.topmost, blocks: blocks,
          isAbovePresentations: uiModel.isAbovePresentations)
      }
    }
    .allowsHitTesting(picture.topmost != nil)
    .onExitCommand(perform: blocks && isOccupied ? { layer.handleBackdropTap() } : nil)
  }

  /// Indicates whether the content below the topmost modal is blocked.
  private var blocks: Bool { uiModel.dimmingViewTapAction.allowsHitTesting }
}

/// A view that receives the taps around a container that is smaller than its layer while the layer shows modals.
private struct BackdropTapArea: View {
  let layer: PresentationLayer
  let blocks: Bool

  var body: some View { BackdropTapView(layer: layer).allowsHitTesting(blocks && layer.isOccupied) }
}

/// A view that lets the layer handle the requests after all hosts have been evaluated. It is a separate view, so that no other view is
/// evaluated with it.
private struct ArrivalObserver: View {
  let layer: PresentationLayer

  var body: some View {
    Color.clear.frame(width: 0, height: 0).onChange(of: layer.arrivalCount, initial: true) { layer.admitArrivals() }
  }
}
