import Foundation

/// A type that makes previews of views. Mirrors SwiftUI's `PreviewProvider`; `oriel preview` shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The previews, one below the other.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the previews are for: says which device's screen they are as large as, where they don't. By default an iPhone's.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// Mirrors SwiftUI's `PreviewPlatform`.
public enum PreviewPlatform: Sendable, Hashable {
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

/// The room that a preview has. Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable, Equatable {
  /// As large as the device's screen.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device, for the size of its screen: an iPhone, iPad, Mac, Apple TV or Apple Watch, as Xcode names them. Of others nothing is known: they
/// are as large as an iPhone. Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Points, held upright.
  var size: CGSize {
    let name = rawValue.lowercased()
    return Self.sizes.first { name.contains($0.part) }?.size ?? Self.phone
  }

  static let phone = CGSize(width: 390, height: 844)

  /// By a part of the name; the first that fits counts.
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

/// How a device is held. Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = Self(id: "portrait")
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  public static let landscapeLeft = Self(id: "landscapeLeft")
  public static let landscapeRight = Self(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }

  var isWide: Bool { self == .landscapeLeft || self == .landscapeRight }
}
