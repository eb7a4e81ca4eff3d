/// How an element behaves, for those who cannot see it. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private struct Bits: OptionSet, Hashable, Sendable { let rawValue: UInt32 }
  private var bits: Bits

  private init(bits: Bits) { self.bits = bits }
  private init(bit: Int) { bits = Bits(rawValue: 1 << UInt32(bit)) }

  public init() { bits = [] }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Hides from accessibility what lies below the element.
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)
  /// Takes text. SwiftUI's text fields have no public trait of the kind.
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

  /// The traits that are set, as dumps and messages name them; what tells most comes first.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The traits by name, such as `[button, selected]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }
}
