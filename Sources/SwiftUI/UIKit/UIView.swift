import Foundation
import Oriel

/// What UIKit's views have in common. Mirrors UIKit's `UIView` as far as that goes: there are no views of UIKit's in Oriel's windows. A `UIWindow` stands
/// for a window, the view of a `UIHostingController` for what SwiftUI's views measure, and the bars and controls for how UIKit would style them.
///
/// What can be set here changes nothing that is seen; whoever sets it is told so once. Its members can be used on any thread.
@MainActor @preconcurrency
public class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  nonisolated let kept = KeptValues()

  public required override init() { super.init() }

  /// A view that stands for none: some programs hand one over for nothing at all.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Mirrors UIKit's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The keyboard's own curve, which has no name in UIKit either: there too, `AnimationCurve(rawValue: 7)` isn't nil.
    case _keyboard = 7
  }

  /// A set of options, of which the curve of an animation is 16 bits up. Mirrors UIKit's `UIView.AnimationOptions` as far as that goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    nonisolated public static let curveEaseInOut = AnimationOptions([])
    nonisolated public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    nonisolated public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    nonisolated public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  // MARK: Geometry

  /// Stands for a length that a view doesn't have by itself.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Where the view is in what is around it, in points.
  nonisolated public var frame: CGRect {
    get { kept["frame"] ?? .zero }
    set { kept["frame"] = newValue }
  }

  /// The view's size, in points; begins at zero.
  nonisolated public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The edges of the view that something lies over, in points.
  nonisolated public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The size that the view has by itself, in points; `noIntrinsicMetric` for a side that it doesn't care about.
  nonisolated public var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The size that the view takes of what there is, in points.
  nonisolated public func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size of `sizeThatFits(_:)` for the size that it has now.
  nonisolated public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The window that the view is in.
  nonisolated public var window: UIWindow? { nil }

  /// Takes the focus away from a text in the view; whether there was one. Everything has to let go of it, so that `force` changes nothing.
  @discardableResult
  nonisolated public func endEditing(_ force: Bool) -> Bool { false }

  // MARK: Style

  nonisolated public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] }
    set { keep(newValue, as: "backgroundColor") }
  }

  nonisolated public var tintColor: UIColor! {
    get { kept["tintColor"] }
    set { keep(newValue, as: "tintColor") }
  }

  /// What stands for all views of this class: what is set there is kept, and changes nothing.
  nonisolated public class func appearance() -> Self { Appearances.proxy(of: self) }

  /// As `appearance()`, whatever is around the views.
  nonisolated public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// What SwiftUI has in place of this class's style, in a few words.
  nonisolated class var replacement: String { "view modifiers say how views look" }

  /// Keeps the value of a property that changes nothing, and says so once for the class.
  nonisolated final func keep<Value>(_ value: Value, as name: String = #function) {
    let type = type(of: self)
    Report.once("uikit-style-\(type)", "\(type).\(name) was set, which changes nothing in Oriel's windows: \(type.replacement).")
    kept[name] = value
  }
}
