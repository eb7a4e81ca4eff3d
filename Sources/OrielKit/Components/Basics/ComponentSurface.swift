import SwiftUI

/// What a component stands on: a background with rounded corners, a border and a shadow. Content is clipped to the corners, and no tap falls
/// through.
struct ComponentSurface: ViewModifier {
  private let color: Color
  private let cornerRadii: RectangleCornerRadii
  private let borderWidth: CGFloat
  private let borderColor: Color
  private let shadow: ComponentShadow

  init(_ uiModel: some HostedUIModel, cornerRadii: RectangleCornerRadii) {
    color = uiModel.backgroundColor
    self.cornerRadii = cornerRadii
    borderWidth = uiModel.borderWidth
    borderColor = uiModel.borderColor
    shadow = ComponentShadow(uiModel)
  }

  func body(content: Content) -> some View {
    let shape = UnevenRoundedRectangle(cornerRadii: cornerRadii)
    content
      .clipShape(shape)
      .background { ComponentBackground(shape: shape, color: color, shadow: shadow, hasEdge: borderWidth <= 0) }
      .overlay { if borderWidth > 0 { shape.strokeBorder(borderColor, lineWidth: borderWidth).allowsHitTesting(false) } }
      .contentShape(shape)
  }
}

/// A component's colour with its shadow. In the dark a shadow says little: there a lighter edge goes around, right outside of the shape.
struct ComponentBackground<Outline: Shape>: View {
  let shape: Outline
  let color: Color
  let shadow: ComponentShadow
  /// Whether the edge may be drawn: it is in the way of a border.
  let hasEdge: Bool

  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    ZStack {
      // The half that is inside is covered. What has no colour has no edge either.
      if hasEdge, colorScheme == .dark, color != .clear { shape.stroke(Color.white.opacity(0.14), lineWidth: 2) }
      shape
        .fill(color)
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
    }
  }
}

struct ComponentShadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  init(_ uiModel: some HostedUIModel) {
    color = uiModel.shadowColor
    radius = uiModel.shadowRadius
    offset = uiModel.shadowOffset
  }
}

extension RectangleCornerRadii {
  /// The same radius at all corners.
  init(_ radius: CGFloat) { self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius) }

  /// Shapes turn round with the direction of reading: where a component says that its corners don't, they are exchanged beforehand.
  func directed(by layoutDirection: LayoutDirection, if reverses: Bool) -> RectangleCornerRadii {
    guard !reverses, layoutDirection == .rightToLeft else { return self }
    return RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}
