import Foundation
import OrielModel

/// A simulated device for tests on another machine, set by the environment variable `ORIEL_DEVICE`.
package enum DeviceOverride: String, Sendable {
  /// A phone: windows have the size of a phone, and there is a touch screen without a keyboard or mouse.
  case phone

  @MainActor package static let current = Self.read(.process)

  /// The size of a window, in points.
  var windowSize: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 844)
    }
  }

  @MainActor static func read(_ environment: EnvironmentVariables) -> DeviceOverride? {
    guard let name = environment["ORIEL_DEVICE"], !name.isEmpty else { return nil }
    if let device = DeviceOverride(rawValue: name) { return device }
    Report.once(
      "device-\(name)", "ORIEL_DEVICE is \"\(name)\", which isn't a known device. It is ignored; the supported value is \"phone\".")
    return nil
  }
}
