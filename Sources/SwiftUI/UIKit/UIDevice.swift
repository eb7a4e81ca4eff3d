import Foundation
import Oriel

/// What a program looks like that is made for a kind of device. Mirrors UIKit's `UIUserInterfaceIdiom`; on Linux it is `phone` or `pad`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The machine that the program runs on. Mirrors UIKit's `UIDevice` as far as that goes. It can be used on any thread; what it says of the window in
/// front is what was so last, on another thread than the main one.
@MainActor @preconcurrency
public final class UIDevice {
  nonisolated public static let current: UIDevice = {
    let device = UIDevice()
    onMainActor { DeviceNotification.sender = device }
    return device
  }()

  nonisolated private let system = SystemRelease(ProcessInfo.processInfo)

  nonisolated private init() {}

  /// The machine's name in its network.
  nonisolated public var name: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return model }
    return bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// What its maker calls it; "Linux" where nobody knows.
  nonisolated public let model: String = {
    for path in ["/sys/devices/virtual/dmi/id/product_name", "/proc/device-tree/model"] {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { return text }
    }
    return "Linux"
  }()

  /// The distribution's name.
  nonisolated public var systemName: String { system.name }

  /// The distribution's version, or the kernel's where it has none.
  nonisolated public var systemVersion: String { system.version }

  /// `phone` while the app's window is as narrow as a phone's, and there are neither keys nor a mouse; `pad` otherwise.
  nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { WindowInFront.current?.isPhone == true ? .phone : .pad }

  // MARK: Orientation

  /// `landscapeLeft` while the window in front is wider than it is high, `portrait` otherwise; `unknown` without a window.
  nonisolated public var orientation: UIDeviceOrientation {
    guard let isLandscape = WindowInFront.current?.isLandscape else { return .unknown }
    return isLandscape ? .landscapeLeft : .portrait
  }

  /// `orientation` is another one.
  nonisolated public static let orientationDidChangeNotification = DeviceNotification.orientationDidChange.name

  /// Always true: the notification needs no asking for.
  nonisolated public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Nothing has to be begun here.
  nonisolated public func beginGeneratingDeviceOrientationNotifications() {}

  /// The notification goes on being posted.
  nonisolated public func endGeneratingDeviceOrientationNotifications() {}
}

/// What a Linux distribution calls itself.
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

  /// Reads the text of an `os-release` file.
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
