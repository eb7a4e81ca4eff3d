import AVFoundation
import CGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// A platform view that draws the frames of a player. Each frame is a texture, which changes without an evaluation of a body or a run of
/// layout.
@MainActor
final class VideoSurface: PlatformView {
  private let player: AVPlayer
  private weak var place: (any PlatformViewPlace)?
  private(set) var picture: (any PlatformPicture)?
  private var size = CGSize.zero

  init(_ player: AVPlayer) { self.player = player }

  func appear(on surface: (any WindowSurface)?, at place: any PlatformViewPlace) {
    self.place = place
    player.outputs.add(self) { [weak self] frame in self?.show(frame) }
  }

  func disappear() {
    player.outputs.remove(self)
    place = nil
  }

  private func show(_ frame: VideoFrame?) {
    picture = frame.map { GSKPicture(owning: Self.makeNode($0)) }
    let newSize = frame?.size ?? .zero
    if newSize != size { place?.idealSizeDidChange() }
    size = newSize
    place?.pictureDidChange()
  }

  private static func makeNode(_ frame: VideoFrame) -> OpaquePointer {
    let format = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    // The texture shares the frame's pixels.
    let texture = gdk_memory_texture_new(gint(frame.width), gint(frame.height), format, frame.pixels, gsize(frame.width * 4))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bounds = graphene_rect_t()
    _ = graphene_rect_init(&bounds, 0, 0, Float(frame.size.width), Float(frame.size.height))
    return gsk_texture_node_new(texture, &bounds)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  func place(_ size: CGSize, transform: CGAffineTransform, isVisible: Bool) {}

  var canBeFocused: Bool { false }
  func takeFocus() {}
  func loseFocus() {}
  func advanceFocus(isForward: Bool) -> Bool { false }
}
