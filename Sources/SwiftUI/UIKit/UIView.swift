import Foundation
import Oriel

/// The base class of UIKit's views. A `UIWindow` represents a window, the view of a `UIHostingController` the measured size of SwiftUI
/// views, and the bars and controls the appearance that UIKit would give them. Mirrors UIKit's `UIView` in part, because Oriel's windows
/// contain no UIKit views.
///
/// Setting a property has no visible effect, which is reported once. Its members can be used on any thread.
@MainActor @preconcurrency
public class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  nonisolated let kept = PropertyStorage()

  /// Creates a view.
  public required override init() { super.init() }

  /// Creates a view with a frame. It represents no visible view; some apps pass one as a placeholder.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// The curve of an animation. Mirrors UIKit's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The keyboard's curve, which has no public name in UIKit, where `AnimationCurve(rawValue: 7)` isn't `nil` either.
    case _keyboard = 7
  }

  /// A set of animation options, with the curve at bit 16. Mirrors UIKit's `UIView.AnimationOptions` in part.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The animation eases in and out.
    nonisolated public static let curveEaseInOut = AnimationOptions([])
    /// The animation eases in.
    nonisolated public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation eases out.
    nonisolated public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant velocity.
    nonisolated public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  // MARK: Geometry

  /// The value of a dimension that isn't determined by the view's content.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The frame in the coordinates of the superview, in points.
  nonisolated public var frame: CGRect {
    get { kept["frame"] ?? .zero }
    set { kept["frame"] = newValue }
  }

  /// The size of the view, in points, with the origin at zero.
  nonisolated public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The insets of the view's edges that are covered, in points.
  nonisolated public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The ideal size of the content, in points. A dimension is `noIntrinsicMetric` if the content doesn't determine it.
  nonisolated public var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Returns the size of the view for an available size, in points.
  nonisolated public func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to `sizeThatFits(_:)` for its current size.
  nonisolated public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The window that contains the view, or `nil` if there is none.
  nonisolated public var window: UIWindow? { nil }

  /// Removes the focus from a text view in this view, and returns a Boolean value that indicates whether there was one. `force` is ignored,
  /// because no view can refuse.
  @discardableResult
  nonisolated public func endEditing(_ force: Bool) -> Bool { false }

  // MARK: Style

  /// The background color. It has no visible effect.
  nonisolated public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] }
    set { keep(newValue, as: "backgroundColor") }
  }

  /// The tint. It has no visible effect.
  nonisolated public var tintColor: UIColor! {
    get { kept["tintColor"] }
    set { keep(newValue, as: "tintColor") }
  }

  /// Returns the proxy that represents all views of this class. Values that are set on it are stored and have no effect.
  nonisolated public class func appearance() -> Self { Appearances.proxy(of: self) }

  /// Returns `appearance()`, independent of the containers.
  nonisolated public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// The replacement in SwiftUI for this class's style, as a part of a diagnostic.
  nonisolated class var replacement: String { "use view modifiers instead" }

  /// Stores the value of a property that has no effect, and reports that once for the class.
  nonisolated final func keep<Value>(_ value: Value, as name: String = #function) {
    let type = type(of: self)
    Report.once("uikit-style-\(type)", "\(type).\(name) was set, which has no effect in Oriel's windows; \(type.replacement).")
    kept[name] = value
  }
}
