import Oriel

/// The level of shapes above the tiles. A tile is a single picture that includes labels, so both levels are above it. Mirrors MapKit's
/// `MapOverlayLevel`.
public enum MapOverlayLevel: Hashable, Sendable {
  /// The level above the roads.
  case aboveRoads
  /// The level above the labels, which is above `aboveRoads`.
  case aboveLabels
}

extension MapContent {
  /// Sets the value that selects the content. Mirrors MapKit's `tag(_:)`.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    let tag = AnyHashable(tag)
    return style { $0.tag = tag }
  }

  /// Sets the color of markers. Mirrors MapKit's `tint(_:)`.
  nonisolated public func tint(_ tint: Color?) -> some MapContent {
    let tint = tint.map { AnyShapeStyle($0) }
    return style { $0.tint = tint }
  }

  /// Sets the style that fills markers. Mirrors MapKit's `tint(_:)`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    let tint = AnyShapeStyle(tint)
    return style { $0.tint = tint }
  }

  /// Sets the style that fills shapes. Mirrors MapKit's `foregroundStyle(_:)`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let foreground = AnyShapeStyle(style)
    return self.style { $0.foreground = foreground }
  }

  /// Sets the stroke of lines and of the outlines of shapes, with a width in points. Mirrors MapKit's `stroke(_:style:)`.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    let content = AnyShapeStyle(content)
    return self.style { $0.stroke = (content, style) }
  }

  /// Sets the stroke of lines and of the outlines of shapes, with a width in points. Mirrors MapKit's `stroke(_:lineWidth:)`.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the stroke of lines and of the outlines of shapes, in the tint color. Mirrors MapKit's `stroke(style:)`.
  nonisolated public func stroke(style: StrokeStyle) -> some MapContent { self.style { $0.stroke = (nil, style) } }

  /// Sets the stroke of lines and of the outlines of shapes, in the tint color with a width in points. Mirrors MapKit's
  /// `stroke(lineWidth:)`.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Sets the level of shapes. Shapes above labels are above those above roads. Mirrors MapKit's `mapOverlayLevel(level:)`.
  nonisolated public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { style { $0.level = level } }

  /// Sets the visibility of the titles of markers and annotations. With automatic visibility, titles are hidden if there is no space for
  /// them. Mirrors MapKit's `annotationTitles(_:)`.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { style { $0.titles = visibility } }
}
