import Foundation
import OrielDrawing

/// What stands in an empty text field. Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { Color.prompt._paint(in: environment, level: level) }
}

/// Links in a text, whatever the tint. Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let color = SystemColor.accentText.resolved(isDark: environment.colorScheme == .dark)
    return .color(color.multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level)))
  }
}

/// A thin grey over what is behind, for things that are filled: the primary level for the smallest, further ones for larger things. Mirrors
/// SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// How opaque the levels are; the last one counts for those beyond.
  private static let light: [Float] = [0.2, 0.16, 0.12, 0.08]
  private static let dark: [Float] = [0.36, 0.32, 0.24, 0.18]

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let levels = environment.colorScheme == .dark ? Self.dark : Self.light
    let gray = RGBA(red: 0x78 / 255, green: 0x78 / 255, blue: 0x80 / 255)
    return .color(gray.multiplyingAlpha(by: levels[min(max(level, 0), levels.count - 1)]))
  }
}

/// The ground of what is selected, as a list's rows have it. Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color.accentColor.opacity(environment.colorScheme == .dark ? 0.32 : 0.16)._paint(in: environment, level: level)
  }
}

/// What the window has behind everything, whatever `backgroundStyle(_:)` says. Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color(.system(level == 0 ? .background : .secondaryBackground))._paint(in: environment, level: 0)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
