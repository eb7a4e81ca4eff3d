import CGTK
import Foundation
import OrielDrawing

/// What a mesh gradient's pixels depend on.
struct MeshPicture: Hashable {
  let mesh: GradientMesh
  /// What is shown, in the mesh's own unit.
  let area: CGRect
  let width: Int
  let height: Int
}

/// A mesh gradient's pixels, owned.
final class MeshTexture {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension GSKRenderer {
  /// GSK has no node for it: the mesh is a texture of a pixel a point, of 384 a side at most, that is stretched. Colours that change as
  /// slowly as these show no difference.
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
