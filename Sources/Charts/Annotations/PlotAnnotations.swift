import Foundation
import Oriel

/// The annotations of marks, and the views that point marks have as symbols.
struct PlotAnnotations: View {
  let geometry: PlotGeometry
  let isClipped: Bool
  let direction: LayoutDirection

  private struct Item: Identifiable {
    let id: Int
    let view: AnyView
    let place: AnnotationPlacement
  }

  var body: some View {
    let items = items
    if !items.isEmpty {
      AnnotationLayout {
        ForEach(items) { item in
          item.view.environment(\.layoutDirection, direction).layoutValue(key: AnnotationPlacement.self, value: item.place)
        }
      }
      .font(.caption)
      .modifier(PlotClip(isClipped: isClipped))
    }
  }

  private var items: [Item] {
    var items: [Item] = []
    let model = geometry.model
    var groups: [Int: CGRect] = [:]
    let visible = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -40, dy: -.infinity)
    for mark in model.annotated {
      let record = model.record(of: mark)
      if let group = record.group, !model.input.groups[group].annotations.isEmpty {
        groups[group] = (groups[group] ?? .null).union(geometry.bounds(of: mark))
      }
      let style = record.style
      guard !style.annotations.isEmpty || style.symbolView != nil else { continue }
      let target = geometry.target(of: mark)
      guard target.maxX >= visible.minX, target.minX <= visible.maxX else { continue }
      if let symbol = style.symbolView {
        items.append(
          Item(
            id: model.keys[mark] &+ 7, view: symbol,
            place: AnnotationPlacement(
              target: CGRect(x: target.midX, y: target.midY, width: 0, height: 0), position: .overlay, alignment: .center, spacing: 0,
              overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled))))
      }
      add(style.annotations, at: target, key: model.keys[mark], automatic: automaticPosition(mark), to: &items)
    }
    for (group, rect) in groups.sorted(by: { $0.key < $1.key }) {
      add(model.input.groups[group].annotations, at: rect, key: group, automatic: .top, to: &items)
    }
    return items
  }

  /// Returns the automatic position: beyond the end of a bar, in the center of a sector, and above any other mark.
  private func automaticPosition(_ mark: Int) -> AnnotationPosition {
    let record = geometry.model.record(of: mark)
    switch record.template.kind {
    case .sector: return .overlay
    case .bar:
      let extent = geometry.model.extents[mark]
      let isHorizontal = geometry.model.marks[mark].isHorizontal
      if isHorizontal { return extent.y < extent.x ? .leading : .trailing }
      return extent.w < extent.z ? .bottom : .top
    default: return .top
    }
  }

  private func add(
    _ annotations: [MarkAnnotation], at target: CGRect, key: Int, automatic: AnnotationPosition, to items: inout [Item]
  ) {
    for (index, annotation) in annotations.enumerated() {
      var hasher = Hasher()
      hasher.combine(key)
      hasher.combine(index)
      let position = annotation.position.kind == .automatic ? automatic : annotation.position
      items.append(
        Item(
          id: hasher.finalize(), view: annotation.content(AnnotationContext(targetSize: target.size)),
          place: AnnotationPlacement(
            target: target, position: position, alignment: annotation.alignment, spacing: annotation.spacing ?? 4,
            overflow: annotation.overflow,
            isMirrored: direction == .rightToLeft)))
    }
  }
}

/// A modifier that clips its content to the plot horizontally if the chart scrolls.
private struct PlotClip: ViewModifier {
  let isClipped: Bool

  func body(content: Content) -> some View {
    if isClipped { content.clipShape(TallRectangle()) } else { content }
  }
}

/// A rectangle that extends beyond its frame at the top and the bottom.
nonisolated private struct TallRectangle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -rect.height)) }
}

/// The position of an annotation, in points of the plot.
struct AnnotationPlacement: LayoutValueKey {
  static var defaultValue: AnnotationPlacement {
    AnnotationPlacement(target: .zero, position: .top, alignment: .center, spacing: 0, overflow: .automatic)
  }

  let target: CGRect
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  var isMirrored = false

  /// Returns the frame of an annotation with a size.
  func frame(_ size: CGSize, plot: CGSize, chart: CGRect) -> CGRect {
    let leading = isMirrored ? 1 - alignment.horizontal.share : alignment.horizontal.share
    var x = target.minX + (target.width - size.width) * leading
    var y = target.minY + (target.height - size.height) * alignment.vertical.share
    let (before, after) = (target.minX - size.width - spacing, target.maxX + spacing)
    let (isLeading, isTrailing) = (position.isLeading, position.isTrailing)
    if isLeading { x = isMirrored ? after : before }
    if isTrailing { x = isMirrored ? before : after }
    if position.isTop { y = target.minY - size.height - spacing }
    if position.isBottom { y = target.maxY + spacing }
    x = resolve(x, size.width, overflow.x, plot.width, chart.minX, chart.maxX, fitsByItself: true)
    y = resolve(y, size.height, overflow.y, plot.height, chart.minY, chart.maxY, fitsByItself: false)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func resolve(
    _ place: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy, _ plot: CGFloat, _ chartStart: CGFloat,
    _ chartEnd: CGFloat, fitsByItself: Bool
  ) -> CGFloat {
    func fit(_ start: CGFloat, _ end: CGFloat) -> CGFloat { max(start, min(place, end - length)) }
    switch strategy.kind {
    case .disabled: return place
    case .automatic: return fitsByItself ? fit(chartStart, chartEnd) : place
    case .fit(let boundary): return boundary.kind == .plot ? fit(0, plot) : fit(chartStart, chartEnd)
    }
  }
}

extension AnnotationPosition {
  var isLeading: Bool { kind == .leading || kind == .topLeading || kind == .bottomLeading }
  var isTrailing: Bool { kind == .trailing || kind == .topTrailing || kind == .bottomTrailing }
  var isTop: Bool { kind == .top || kind == .topLeading || kind == .topTrailing }
  var isBottom: Bool { kind == .bottom || kind == .bottomLeading || kind == .bottomTrailing }
}

/// A layout that places each annotation at its mark.
private struct AnnotationLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    // Horizontally, the chart is approximated by the plot. Vertically, it includes the height of the plot above and below it, so that
    // annotations can overlap the labels there.
    let chart = CGRect(x: 0, y: -bounds.height, width: bounds.width, height: bounds.height * 3)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let frame = subview[AnnotationPlacement.self].frame(size, plot: bounds.size, chart: chart)
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(size))
    }
  }
}
