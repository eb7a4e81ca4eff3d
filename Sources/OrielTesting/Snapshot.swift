import Foundation
import OrielDrawing
import OrielGSK

/// What a window showed, in pixels.
public struct Snapshot: Sendable, CustomStringConvertible {
  /// One pixel; channels 0...255, alpha not multiplied in.
  public struct Pixel: Hashable, Sendable {
    public let red, green, blue, alpha: Int

    public init(red: Int, green: Int, blue: Int, alpha: Int = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package let image: RasterImage

  public var width: Int { image.width }
  public var height: Int { image.height }

  /// Clear outside of the image.
  public func pixel(_ x: Int, _ y: Int) -> Pixel {
    let color = image.pixel(x, y)
    func channel(_ value: Float) -> Int { Int((value * 255).rounded()) }
    return Pixel(red: channel(color.red), green: channel(color.green), blue: channel(color.blue), alpha: channel(color.alpha))
  }

  /// The size alone: what is in the picture, `compare(to:)` tells.
  public var description: String { "a picture of \(width) x \(height) pixels" }

  public var pngData: Data { image.pngData() }

  /// Compares with the PNG file; pixels count as different where a channel is off by more than `tolerance` (0...255), and
  /// `share` (0...1) of them may be. With ORIEL_ACCEPT_SNAPSHOTS=1 in the environment the file is written instead.
  ///
  /// Where they differ, the picture is left beside the file, named `….actual.png`, with `….difference.png`, which has in red what differs, and the
  /// error says how much. Where they don't, what an earlier failure left there is removed.
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
        reason: .snapshotDiffers, description: "There is no picture at \(golden.path). Run with ORIEL_ACCEPT_SNAPSHOTS=1 to write it.")
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
