/// The user's text size by its older name; `DynamicTypeSize` has replaced it. Mirrors SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five for readers who need very large text.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The two types have the same sizes in the same order.
  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }

  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!] }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size < right.size }
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size <= right.size }
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size > right.size }
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.size >= right.size }
}

extension EnvironmentValues {
  /// The text size by its older name: another face of `dynamicTypeSize`. Mirrors SwiftUI's `sizeCategory`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
