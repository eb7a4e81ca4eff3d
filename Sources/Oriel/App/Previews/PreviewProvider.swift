import Foundation

/// A type that provides previews of views. `oriel preview` shows them. Mirrors SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews, which are stacked vertically.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform of the previews. It determines the screen size for previews that don't set a device. The default is an iPhone's.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the previews. The default value is `nil`, which stands for an iPhone.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are intended for. Mirrors SwiftUI's `PreviewPlatform`.
public enum PreviewPlatform: Sendable, Hashable {
  /// An Apple platform.
  case iOS, macOS, tvOS, watchOS

  var device: PreviewDevice {
    switch self {
    case .iOS: "iPhone"
    case .macOS: "Mac"
    case .tvOS: "Apple TV"
    case .watchOS: "Apple Watch"
    }
  }
}

/// The available space of a preview. Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable, Equatable {
  /// The size of the device's screen.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device, which determines the size of its screen: an iPhone, iPad, Mac, Apple TV or Apple Watch, as Xcode names them.
/// Unknown devices have the size of an iPhone. Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name from a string literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The size of the screen in the portrait orientation, in points.
  var size: CGSize {
    let name = rawValue.lowercased()
    return Self.sizes.first { name.contains($0.part) }?.size ?? Self.phone
  }

  static let phone = CGSize(width: 390, height: 844)

  /// The screen sizes by a part of the name. The first match applies.
  private static let sizes: [(part: String, size: CGSize)] = [
    ("12.9", CGSize(width: 1024, height: 1366)), ("13-inch", CGSize(width: 1032, height: 1376)),
    ("ipad mini", CGSize(width: 744, height: 1133)),
    ("ipad pro", CGSize(width: 834, height: 1194)), ("ipad air", CGSize(width: 820, height: 1180)),
    ("ipad", CGSize(width: 820, height: 1180)),
    ("iphone se", CGSize(width: 375, height: 667)), ("iphone 8 plus", CGSize(width: 414, height: 736)),
    ("iphone 8", CGSize(width: 375, height: 667)),
    ("mini", CGSize(width: 375, height: 812)), ("iphone x", CGSize(width: 375, height: 812)),
    ("iphone 11 pro max", CGSize(width: 414, height: 896)),
    ("iphone 11 pro", CGSize(width: 375, height: 812)), ("iphone 11", CGSize(width: 414, height: 896)),
    ("iphone 12 pro max", CGSize(width: 428, height: 926)), ("iphone 13 pro max", CGSize(width: 428, height: 926)),
    ("iphone 16 pro max", CGSize(width: 440, height: 956)), ("iphone 16 pro", CGSize(width: 402, height: 874)),
    ("pro max", CGSize(width: 430, height: 932)), ("plus", CGSize(width: 428, height: 926)),
    ("iphone 14 pro", CGSize(width: 393, height: 852)),
    ("iphone 15", CGSize(width: 393, height: 852)), ("iphone 16", CGSize(width: 393, height: 852)), ("iphone", phone),
    ("apple tv", CGSize(width: 1920, height: 1080)), ("watch", CGSize(width: 198, height: 242)), ("mac", CGSize(width: 1280, height: 800)),
  ]
}

/// The orientation of a device. Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The identifier of the orientation.
  public let id: String

  /// The portrait orientation.
  public static let portrait = Self(id: "portrait")
  /// The upside-down portrait orientation.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  /// The landscape orientation to the left.
  public static let landscapeLeft = Self(id: "landscapeLeft")
  /// The landscape orientation to the right.
  public static let landscapeRight = Self(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }

  var isWide: Bool { self == .landscapeLeft || self == .landscapeRight }
}
