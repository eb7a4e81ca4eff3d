/// The user's text size by its older name, which `DynamicTypeSize` has replaced. Mirrors SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Both types have the same sizes in the same order.
  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }

  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!] }

  /// Returns a Boolean value that indicates whether the first size is smaller than the second one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size < right.size }
  /// Returns a Boolean value that indicates whether the first size is smaller than or equal to the second one.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size <= right.size }
  /// Returns a Boolean value that indicates whether the first size is larger than the second one.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size > right.size }
  /// Returns a Boolean value that indicates whether the first size is larger than or equal to the second one.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size >= right.size }
}

extension EnvironmentValues {
  /// The text size by its older name, which reads and writes `dynamicTypeSize`. Mirrors SwiftUI's `sizeCategory`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
