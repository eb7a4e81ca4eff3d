import Foundation
import OrielDrawing

/// The style of the prompt in an empty text field. Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates a placeholder style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { Color.prompt._paint(in: environment, level: level) }
}

/// The style of links in a text, which doesn't depend on the tint. Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates a link style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let color = SystemColor.accentText.resolved(isDark: environment.colorScheme == .dark)
    return .color(color.multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level)))
  }
}

/// A translucent gray for filled elements: the primary level for the smallest elements, and further levels for larger ones. Mirrors
/// SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates a fill style.
  public init() {}

  /// The opacity of each level. The last value also applies to further levels.
  private static let light: [Float] = [0.2, 0.16, 0.12, 0.08]
  private static let dark: [Float] = [0.36, 0.32, 0.24, 0.18]

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let levels = environment.colorScheme == .dark ? Self.dark : Self.light
    let gray = RGBA(red: 0x78 / 255, green: 0x78 / 255, blue: 0x80 / 255)
    return .color(gray.multiplyingAlpha(by: levels[min(max(level, 0), levels.count - 1)]))
  }
}

/// The background of selected content, such as the rows of a list. Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates a selection style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color.accentColor.opacity(environment.colorScheme == .dark ? 0.32 : 0.16)._paint(in: environment, level: level)
  }
}

/// The background of the window, regardless of `backgroundStyle(_:)`. Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates a window background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color(.system(level == 0 ? .background : .secondaryBackground))._paint(in: environment, level: 0)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of the prompt in an empty text field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
