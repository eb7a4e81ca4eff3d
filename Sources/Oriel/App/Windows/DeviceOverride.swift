import Foundation
import OrielModel

/// The device that a program is to believe that it runs on, for whoever tries it on another one: `ORIEL_DEVICE` in the environment.
package enum DeviceOverride: String, Sendable {
  /// Windows have a phone's size, and there is a touch screen and nothing else.
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
    Report.once("device-\(name)", "ORIEL_DEVICE names no device that Oriel knows: \"\(name)\". It is ignored; \"phone\" is known.")
    return nil
  }
}
