/// The traits that describe how an element behaves. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private struct Bits: OptionSet, Hashable, Sendable { let rawValue: UInt32 }
  private var bits: Bits

  private init(bits: Bits) { self.bits = bits }
  private init(bit: Int) { bits = Bits(rawValue: 1 << UInt32(bit)) }

  /// Creates an empty set of traits.
  public init() { bits = [] }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The element is a header that divides content into sections.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The element behaves as a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The element is text that can't be modified by the user.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element provides summary information when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The element updates its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element allows direct touch interaction for users of screen readers.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The element causes an automatic page turn when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// The element is modal: elements below it are hidden from assistive technology.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(bit: 16)
  /// The element is a text field. SwiftUI's text fields have no public trait of this kind.
  package static let isTextField = AccessibilityTraits(bit: 17)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits.contains(member.bits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits.intersection(other.bits)) }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits.symmetricDifference(other.bits))
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits.formSymmetricDifference(other.bits) }

  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.isEmpty ? nil : present
  }
}

extension AccessibilityTraits {
  private static let names: [(AccessibilityTraits, String)] = [
    (.isTextField, "textField"), (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"), (.isSearchField, "searchField"),
    (.isHeader, "header"), (.isImage, "image"), (.isStaticText, "text"), (.isTabBar, "tabBar"), (.isKeyboardKey, "key"),
    (.isModal, "modal"), (.isSelected, "selected"), (.isSummaryElement, "summary"), (.updatesFrequently, "live"),
    (.playsSound, "sound"), (.startsMediaSession, "media"), (.allowsDirectInteraction, "direct"), (.causesPageTurn, "pageTurn"),
  ]

  /// The names of the traits in the set for dumps and messages, with the most descriptive trait first.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits in brackets, such as `[button, selected]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }
}
