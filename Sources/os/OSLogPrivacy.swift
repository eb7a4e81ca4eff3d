/// Whether a message shows a value. Mirrors Apple's `OSLogPrivacy`.
///
/// As on Apple's systems a message shows numbers and truth values, and `<private>` in place of other values that aren't `public`: what it shows may go to the
/// journal of the machine. Where a debugger is attached, and where `ORIEL_LOG_PRIVATE=1` is in the environment, it shows them, but for what is `sensitive`.
public struct OSLogPrivacy: Sendable {
  /// What a value that isn't shown has in its place.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, within one run of the program.
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

  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

  /// What a message shows of a value.
  /// - Parameters:
  ///   - isOpen: Whether values of its type are shown where nothing is said.
  ///   - showsPrivate: Whether the reader may see what is private.
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
