import CGTK
import Foundation
import OrielDrawing

/// The values that determine the pixels of a mesh gradient.
struct MeshPicture: Hashable {
  let mesh: GradientMesh
  /// The visible area, in the mesh's unit square.
  let area: CGRect
  let width: Int
  let height: Int
}

/// The pixels of a mesh gradient. The object owns the texture.
final class MeshTexture {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension GSKRenderer {
  /// Returns the node of a mesh gradient, for which GSK has none: a texture with one pixel per point, at most 384 a side, that is
  /// stretched. The colors change so slowly that no difference is visible.
  func meshGradientNode(_ mesh: GradientMesh, _ place: CGRect, _ rect: CGRect) -> OpaquePointer? {
    guard let place = place.drawable, let rect = rect.drawable else { return nil }
    func side(_ length: CGFloat) -> Int { Int(min(384, length.rounded(.up))) }
    let area = CGRect(
      x: (rect.minX - place.minX) / place.width, y: (rect.minY - place.minY) / place.height, width: rect.width / place.width,
      height: rect.height / place.height)
    let picture = MeshPicture(mesh: mesh, area: area, width: side(rect.width), height: side(rect.height))
    guard let texture = texture(of: picture) else { return nil }
    var bounds = graphene_rect_t(rect)
    return gsk_texture_node_new(texture.pointer, &bounds)
  }

  private func texture(of picture: MeshPicture) -> MeshTexture? {
    if let cached = meshes[picture] { return cached }
    let (width, height) = (picture.width, picture.height)
    let pixels = picture.mesh.pixels(of: picture.area, width: width, height: height)
    return pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), !bytes.isEmpty else { return nil }
      let texture = MeshTexture(owning: Texture.make(premultiplied: start, width: width, height: height, stride: width * 4))
      meshes.insert(texture, for: picture, cost: bytes.count)
      return texture
    }
  }
}
