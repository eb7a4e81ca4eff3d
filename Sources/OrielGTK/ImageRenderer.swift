import Foundation
import OpenCombine
import Oriel
import OrielDrawing
import OrielGSK

/// A renderer that draws views into an image, without a window. Mirrors SwiftUI's `ImageRenderer`; `pngData` has the image as a file.
///
/// The views have a light color scheme, with the scale as their `displayScale`. They are created for each image and unmounted once it is
/// drawn, so that the image doesn't contain the results of asynchronous work.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  // `ObservableObject` requires a property without actor isolation. A subject has a lock of its own, and isn't `Sendable` because its
  // subscribers may not be.
  /// A publisher that emits before a property of the renderer changes.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The views that are drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the content. The image has the size that the content takes.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point. An image with a side of more than 16,384 pixels, or with more than 100 million pixels, isn't created.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// A Boolean value that indicates whether the image has no alpha channel. Pixels that the content doesn't cover are black then.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The image as a PNG file, or `nil` if it has no pixels. An extension of Oriel's.
  public var pngData: Data? {
    guard scale.isFinite, scale > 0 else {
      Report.once("image-renderer-scale", "An ImageRenderer's scale is \(scale), but must be positive and finite; no image is rendered.")
      return nil
    }
    let services = Offscreen.current
    let scale = scale
    let host = ViewHost(root: OffscreenRoot(proposal: proposedSize, content: content), rendering: services.rendering) {
      $0.displayScale = scale
      $0.horizontalSizeClass = nil
      $0.verticalSizeClass = nil
      $0.undoManager = nil
    }
    defer { host.close() }
    host.isTransparent = true
    var size = host.idealSize(for: proposedSize)
    guard isDrawable(size) else { return nil }
    host.resize(to: size, scale: scale)
    var node = host.renderFrame(at: ProcessInfo.processInfo.systemUptime)
    // Actions of views that have appeared may have changed their size.
    let settled = host.idealSize(for: proposedSize)
    if settled != size {
      size = settled
      guard isDrawable(size) else { return nil }
      host.resize(to: size, scale: scale)
      node = host.renderFrame(at: ProcessInfo.processInfo.systemUptime)
    }
    let data = services.renderer.image(of: node, size: size, scale: scale, background: isOpaque ? .black : nil).pngData()
    return data.isEmpty ? nil : data
  }

  /// The pixels of the image, or `nil` if it has none. Mirrors SwiftUI's `cgImage`.
  public var cgImage: CGImage? { pngData.flatMap { GdkImage(data: $0) }.map { CGImage($0) } }

  private func isDrawable(_ size: CGSize) -> Bool {
    guard size.width.isFinite, size.height.isFinite else {
      Report.once(
        "image-renderer-size",
        "The content of an ImageRenderer has the empty or nonfinite size \(size.width)x\(size.height); no image is rendered.")
      return false
    }
    let (width, height) = (size.width * scale, size.height * scale)
    guard max(width, height) <= 16_384, width * height <= 100_000_000 else {
      Report.once(
        "image-renderer-pixels",
        "The image of an ImageRenderer would have \(width)x\(height) pixels. The limits are 16384 per side and 100000000 in total. No "
          + "image is rendered."
      )
      return false
    }
    return size.width > 0 && size.height > 0
  }
}

private struct OffscreenRoot<Content: View>: View {
  let proposal: ProposedViewSize
  let content: Content

  var body: some View { OffscreenLayout(offered: proposal) { content } }
}

/// A layout that proposes a fixed size to its views, whatever its own proposal, and takes their size.
nonisolated private struct OffscreenLayout: Layout {
  let offered: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(offered)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered) }
  }
}
