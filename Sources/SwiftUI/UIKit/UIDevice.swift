import Foundation
import Oriel

/// A design of user interfaces for a kind of device. On Linux it is `phone` or `pad`. Mirrors UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device that the app runs on. It can be used on any thread. On threads other than the main thread, the properties of the frontmost
/// window have their last known values. Mirrors UIKit's `UIDevice` in part.
@MainActor @preconcurrency
public final class UIDevice {
  /// The current device.
  nonisolated public static let current: UIDevice = {
    let device = UIDevice()
    onMainActor { DeviceNotification.sender = device }
    return device
  }()

  nonisolated private let system = SystemRelease(ProcessInfo.processInfo)

  nonisolated private init() {}

  /// The host name of the device.
  nonisolated public var name: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return model }
    return bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// The manufacturer's name of the model, or "Linux" if it is unknown.
  nonisolated public let model: String = {
    for path in ["/sys/devices/virtual/dmi/id/product_name", "/proc/device-tree/model"] {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { return text }
    }
    return "Linux"
  }()

  /// The name of the Linux distribution.
  nonisolated public var systemName: String { system.name }

  /// The version of the distribution, or of the kernel if the distribution has none.
  nonisolated public var systemVersion: String { system.version }

  /// The design of the user interface: `phone` while the app's window is as narrow as that of a phone and there is neither a hardware
  /// keyboard nor a mouse; otherwise `pad`.
  nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { FrontmostWindow.current?.isPhone == true ? .phone : .pad }

  // MARK: Orientation

  /// The orientation of the frontmost window: `landscapeLeft` while it is wider than high, `portrait` otherwise, or `unknown` if there is
  /// no window.
  nonisolated public var orientation: UIDeviceOrientation {
    guard let isLandscape = FrontmostWindow.current?.isLandscape else { return .unknown }
    return isLandscape ? .landscapeLeft : .portrait
  }

  /// The notification that is posted when `orientation` changes.
  nonisolated public static let orientationDidChangeNotification = DeviceNotification.orientationDidChange.name

  /// A Boolean value that indicates whether orientation notifications are posted. It is always `true`.
  nonisolated public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Has no effect, because orientation notifications are always posted.
  nonisolated public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: orientation notifications are still posted.
  nonisolated public func endGeneratingDeviceOrientationNotifications() {}
}

/// The name and version of a Linux distribution.
package struct SystemRelease: Equatable, Sendable {
  package var name: String
  package var version: String

  init(_ process: ProcessInfo) {
    let kernel = process.operatingSystemVersion
    let paths = ["/etc/os-release", "/usr/lib/os-release"]
    let data = paths.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first ?? Data()
    self.init(
      String(decoding: data, as: UTF8.self),
      kernelVersion: "\(kernel.majorVersion).\(kernel.minorVersion).\(kernel.patchVersion)")
  }

  /// Creates a release from the text of an `os-release` file.
  package init(_ text: String, kernelVersion: String) {
    var values: [Substring: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0]] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    }
    name = values["NAME"] ?? "Linux"
    version = values["VERSION_ID"] ?? kernelVersion
  }
}
