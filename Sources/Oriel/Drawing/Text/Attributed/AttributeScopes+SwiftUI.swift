import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI for attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of an attributed string that `Text` supports in addition to Foundation's `link`. Mirrors SwiftUI's scope of that name.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font attribute.
    public let font: FontAttribute
    /// The foreground color attribute.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color attribute.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough attribute.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline attribute.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning attribute.
    public let kern: KerningAttribute
    /// The tracking attribute.
    public let tracking: TrackingAttribute
    /// The baseline offset attribute.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of the text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The additional distance between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The additional distance between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The upward offset of the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns the value of an attribute in SwiftUI's scope.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}
