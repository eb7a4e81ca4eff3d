import CGTK
import Oriel
import OrielBus
import OrielDrawing
import OrielGSK
import OrielModel

/// The picture of a status item in the format of status bars: in several sizes, each as bytes in the order alpha, red, green, blue.
@MainActor
enum StatusIcon {
  /// The heights in pixels, for bars of the usual height and for screens with more pixels.
  static let heights = [22, 24, 32, 48]

  static func pixmaps(of item: StatusItem, renderer: GSKRenderer) -> DBusValue {
    let size = item.iconSize
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return .array("(iiay)", []) }
    return .array(
      "(iiay)",
      heights.map { height in
        let image = renderer.image(of: item.icon, size: size, scale: CGFloat(height) / size.height)
        return .tuple([.int(image.width), .int(image.height), .bytes(bytes(of: image))])
      })
  }

  static func bytes(of image: RasterImage) -> [UInt8] {
    var bytes = image.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = bytes[start + 3]
      (bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (bytes[start], bytes[start + 1], bytes[start + 2])
      bytes[start] = alpha
    }
    return bytes
  }

  /// Indicates whether status bars are dark. There is no source for it: GNOME's bar is dark in both color schemes, others follow the
  /// desktop's scheme.
  static func isOnDark(desktopIsDark: Bool, environment: EnvironmentVariables) -> Bool {
    desktopIsDark || environment["XDG_CURRENT_DESKTOP"].map { $0.split(separator: ":").contains("GNOME") } ?? false
  }
}
