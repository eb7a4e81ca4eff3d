import Oriel

/// What shapes lie above. Mirrors MapKit's `MapOverlayLevel`: tiles are one picture, so that both levels are above it, and labels in it are below both.
public enum MapOverlayLevel: Hashable, Sendable {
  case aboveRoads
  case aboveLabels
}

extension MapContent {
  /// The value that selects the content. Mirrors MapKit's `tag(_:)`.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    let tag = AnyHashable(tag)
    return style { $0.tag = tag }
  }

  /// The colour of markers. Mirrors MapKit's `tint(_:)`.
  nonisolated public func tint(_ tint: Color?) -> some MapContent {
    let tint = tint.map { AnyShapeStyle($0) }
    return style { $0.tint = tint }
  }

  /// What markers are filled with. Mirrors MapKit's `tint(_:)`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    let tint = AnyShapeStyle(tint)
    return style { $0.tint = tint }
  }

  /// What shapes are filled with. Mirrors MapKit's `foregroundStyle(_:)`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let foreground = AnyShapeStyle(style)
    return self.style { $0.foreground = foreground }
  }

  /// How the outlines of shapes, and lines, are drawn; widths are in points. Mirrors MapKit's `stroke(_:style:)`.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    let content = AnyShapeStyle(content)
    return self.style { $0.stroke = (content, style) }
  }

  /// Mirrors MapKit's `stroke(_:lineWidth:)`; points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Mirrors MapKit's `stroke(style:)`, which takes the tint.
  nonisolated public func stroke(style: StrokeStyle) -> some MapContent { self.style { $0.stroke = (nil, style) } }

  /// Mirrors MapKit's `stroke(lineWidth:)`, which takes the tint; points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Which shapes lie above which: those above labels lie above those above roads. Mirrors MapKit's `mapOverlayLevel(level:)`.
  nonisolated public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { style { $0.level = level } }

  /// Whether the titles of markers and annotations are shown; automatic ones are where they have room. Mirrors MapKit's `annotationTitles(_:)`.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { style { $0.titles = visibility } }
}
