/// The visibility of a value in a message. Mirrors Apple's `OSLogPrivacy`.
///
/// As on Apple platforms, a message shows numbers and Boolean values, and `<private>` in place of other values that aren't `public`,
/// because messages may be stored in the system's journal. If a debugger is attached, or if the environment variable `ORIEL_LOG_PRIVATE` is
/// 1, all values except `sensitive` ones are visible.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a value that isn't visible.
  public enum Mask: Sendable {
    /// A hash value, which is the same for equal values within one process.
    case hash
    case none
  }

  enum Kind {
    case auto
    case shown
    case hidden
    case sensitive
  }

  let kind: Kind
  let mask: Mask

  /// The default visibility of the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// The value is always visible.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
  /// The value is visible only if private values are shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// The value is never visible.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// The default visibility of the value's type, with a mask for hidden values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// The value is visible only if private values are shown; otherwise, it is masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

  /// The value is never visible, and is masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

  /// Returns the visible text of a value.
  ///
  /// - Parameters:
  ///   - isOpen: Indicates whether values of its type are visible by default.
  ///   - showsPrivate: Indicates whether private values are visible.
  func shown(_ text: String, isOpen: Bool, showsPrivate: Bool) -> String {
    switch kind {
    case .shown: return text
    case .auto where isOpen || showsPrivate: return text
    case .hidden where showsPrivate: return text
    case .auto, .hidden, .sensitive: break
    }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>"
  }
}
