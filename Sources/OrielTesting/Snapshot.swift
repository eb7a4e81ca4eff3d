import Foundation
import OrielDrawing
import OrielGSK

/// A picture of a window, in pixels.
public struct Snapshot: Sendable, CustomStringConvertible {
  /// The color of a pixel. The channels range from 0 to 255 and aren't premultiplied by alpha.
  public struct Pixel: Hashable, Sendable {
    /// The channels, from 0 to 255. An alpha of 255 is opaque.
    public let red, green, blue, alpha: Int

    /// Creates a pixel from channels between 0 and 255.
    public init(red: Int, green: Int, blue: Int, alpha: Int = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package let image: RasterImage

  /// The width of the picture, in pixels.
  public var width: Int { image.width }
  /// The height of the picture, in pixels.
  public var height: Int { image.height }

  /// Returns the pixel at a position, counted from the top left corner. Pixels outside of the picture are transparent.
  public func pixel(_ x: Int, _ y: Int) -> Pixel {
    let color = image.pixel(x, y)
    func channel(_ value: Float) -> Int { Int((value * 255).rounded()) }
    return Pixel(red: channel(color.red), green: channel(color.green), blue: channel(color.blue), alpha: channel(color.alpha))
  }

  /// The size of the picture. `compare(to:)` reports differences of its content.
  public var description: String { "a picture of \(width) x \(height) pixels" }

  /// The picture in the PNG format.
  public var pngData: Data { image.pngData() }

  /// Compares the picture with a PNG file, and throws a `HostError` if they differ. With `ORIEL_ACCEPT_SNAPSHOTS=1` in the environment, the
  /// method writes the file instead.
  ///
  /// If they differ, the picture is written next to the file as `….actual.png`, together with `….difference.png`, which marks the
  /// differences in red. The error contains the fraction of different pixels. Otherwise the files of an earlier failure are removed.
  ///
  /// - Parameters:
  ///   - golden: The PNG file with the expected picture.
  ///   - tolerance: The difference of a channel, from 0 to 255, up to which pixels count as equal.
  ///   - share: The fraction of pixels, from 0 to 1, that may differ.
  public func compare(to golden: URL, tolerance: Int = 8, share: Double = 0.001) throws {
    let actual = golden.deletingPathExtension().appendingPathExtension("actual.png")
    let changes = golden.deletingPathExtension().appendingPathExtension("difference.png")
    func removeTraces() { for file in [actual, changes] { try? FileManager.default.removeItem(at: file) } }
    if ProcessInfo.processInfo.environment["ORIEL_ACCEPT_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try pngData.write(to: golden)
      return removeTraces()
    }
    guard let data = try? Data(contentsOf: golden), let expected = RasterImage(png: data) else {
      throw HostError(
        reason: .snapshotDiffers, description: "No picture exists at \(golden.path). Run with ORIEL_ACCEPT_SNAPSHOTS=1 to write it.")
    }
    let difference = image.difference(from: expected, tolerance: tolerance)
    guard difference.share > share else { return removeTraces() }
    try? pngData.write(to: actual)
    try? image.picture(ofDifferenceFrom: expected, tolerance: tolerance).pngData().write(to: changes)
    throw HostError(
      reason: .snapshotDiffers,
      description: "\(golden.lastPathComponent) (\(expected.width)x\(expected.height)): \(width)x\(height) pixels were drawn, "
        + "\(difference.share * 100) % differ, by up to \(difference.largest). See \(actual.path) and \(changes.lastPathComponent).")
  }
}
