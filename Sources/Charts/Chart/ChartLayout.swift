import Foundation
import Oriel

/// A layout that places the labels and ticks of the axes around the plot, which takes the remaining space.
struct ChartLayout: Layout {
  static let labelSpacing: CGFloat = 5
  static let tickLength: CGFloat = 4

  private struct Measured {
    let subview: LayoutSubview
    let part: ResolvedAxis.Part
    let map: AxisMap
    let label: AxisMarkRecord.Label?
    let size: CGSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var plots: [LayoutSubview] = []
    var axes: [Measured] = []
    var titles: [(LayoutSubview, Edge, Alignment, CGFloat, CGSize)] = []
    var overlays: [(LayoutSubview, Alignment)] = []
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: plots.append(subview)
      case .axis(let part, let map):
        var label: AxisMarkRecord.Label?
        var size = CGSize.zero
        if case .label(let own, _) = part.kind {
          label = own
          size = subview.sizeThatFits(.unspecified)
        }
        axes.append(Measured(subview: subview, part: part, map: map, label: label, size: size))
      case .title(let edge, let alignment, let spacing):
        titles.append((subview, edge, alignment, spacing, subview.sizeThatFits(.unspecified)))
      case .overlay(let alignment): overlays.append((subview, alignment))
      }
    }
    var insets = EdgeInsets()
    for axis in axes where !isInset(axis) { insets.grow(axis.part.edge, to: room(of: axis, axes)) }
    let labels = insets
    for (_, edge, _, spacing, size) in titles {
      insets[edge] += spacing + (edge == .leading || edge == .trailing ? size.width : size.height)
    }
    makeRoomAtEnds(axes, in: bounds.size, beside: labels, &insets)
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var placed = plot
    for view in plots {
      let size = view.sizeThatFits(ProposedViewSize(plot.size))
      placed = CGRect(origin: plot.origin, size: size)
      view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    let taken = place(titles, around: placed, labels, bounds)
    place(axes, around: placed, in: bounds, clearOf: taken)
    for (view, alignment) in overlays {
      let size = view.sizeThatFits(ProposedViewSize(placed.insetBy(dx: 8, dy: 8).size))
      let x = placed.minX + 8 + (placed.width - 16 - size.width) * alignment.horizontal.share
      let y = placed.minY + 8 + (placed.height - 16 - size.height) * alignment.vertical.share
      view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
  }

  private func isInset(_ axis: Measured) -> Bool { axis.part.preset == .inset || axis.label?.offsetsMarks == false }

  private func isAlongX(_ edge: Edge) -> Bool { edge == .top || edge == .bottom }

  private func spacing(_ label: AxisMarkRecord.Label, _ edge: Edge) -> CGFloat {
    (isAlongX(edge) ? label.verticalSpacing : label.horizontalSpacing) ?? Self.labelSpacing
  }

  /// Returns the length that a label or a tick requires beside the plot, in points.
  private func room(of axis: Measured, _ axes: [Measured]) -> CGFloat {
    switch axis.part.kind {
    case .label(let label, _): spacing(label, axis.part.edge) + (isAlongX(axis.part.edge) ? axis.size.height : axis.size.width)
    case .tick(let length, _): tickLength(length, axis, axes)
    }
  }

  private func tickLength(_ length: AxisTick.Length, _ axis: Measured, _ axes: [Measured]) -> CGFloat {
    func longest(_ labels: [Measured]) -> CGFloat {
      labels.map { spacing($0.label!, $0.part.edge) + (isAlongX($0.part.edge) ? $0.size.height : $0.size.width) }.max() ?? Self.tickLength
    }
    let labels = axes.filter { $0.label != nil && $0.part.edge == axis.part.edge }
    switch length.kind {
    case .automatic: return Self.tickLength
    case .fixed(let points): return points
    case .label(let excess): return max(0, longest(labels.filter { $0.part.fraction == axis.part.fraction }) + excess)
    case .longestLabel(let excess): return max(0, longest(labels) + excess)
    }
  }

  /// Reserves space for the labels at the ends of a y axis, which extend beyond it by half of their height.
  private func makeRoomAtEnds(_ axes: [Measured], in size: CGSize, beside labels: EdgeInsets, _ insets: inout EdgeInsets) {
    let height = size.height - insets.top - insets.bottom
    guard height > 0 else { return }
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for axis in axes where axis.label != nil && !isAlongX(axis.part.edge) && axis.part.preset != .aligned {
      let y = axis.map.leadingPosition(axis.part.fraction, in: height)
      top = max(top, axis.size.height * axis.part.anchor.y - y - labels.top)
      bottom = max(bottom, y + axis.size.height * (1 - axis.part.anchor.y) - height - labels.bottom)
    }
    insets.top += min(max(0, top), height / 4)
    insets.bottom += min(max(0, bottom), height / 4)
  }

  private func place(_ axes: [Measured], around plot: CGRect, in bounds: CGRect, clearOf titles: [CGRect]) {
    // The frames that other labels must not overlap: titles, then the labels of a y axis, which don't move.
    var taken = titles
    let labelCount = axes.count { $0.label != nil }
    let order = axes.enumerated().sorted { left, right in
      let (first, second) = (isAlongX(left.element.part.edge), isAlongX(right.element.part.edge))
      if first != second { return second }
      let (one, other) = (priority(left.element), priority(right.element))
      return one == other ? left.offset < right.offset : one > other
    }
    for (_, axis) in order {
      let isX = isAlongX(axis.part.edge)
      let along = axis.map.leadingPosition(axis.part.fraction, in: isX ? plot.width : plot.height)
      guard let label = axis.label else {
        placeTick(axis, along, plot, axes)
        continue
      }
      var size = axis.size
      let roomOfStep = axis.map.distance(axis.part.step, in: isX ? plot.width : plot.height)
      if isX, label.collision.kind == .truncate { size.width = min(size.width, max(8, roomOfStep - 4)) }
      let gap = spacing(label, axis.part.edge)
      var origin = CGPoint(x: plot.minX + along - size.width * axis.part.anchor.x, y: plot.minY + along - size.height * axis.part.anchor.y)
      let beside = axis.part.anchor.x == 0 && isX
      if beside { origin.x += label.horizontalSpacing ?? 4 }
      switch axis.part.edge {
      case .bottom: origin.y = isInset(axis) ? plot.maxY - size.height - gap : plot.maxY + gap
      case .top: origin.y = isInset(axis) ? plot.minY + gap : plot.minY - gap - size.height
      case .trailing:
        origin.x = isInset(axis) ? plot.maxX - size.width - gap : plot.maxX + gap + (labelRoom(axis, axes) - size.width) * label.share
      case .leading:
        origin.x =
          isInset(axis) ? plot.minX + gap : plot.minX - gap - size.width - (labelRoom(axis, axes) - size.width) * (1 - label.shareAtLeading)
      }
      if axis.part.preset == .aligned {
        if isX {
          origin.x = min(max(origin.x, plot.minX), plot.maxX - size.width)
        } else {
          origin.y = min(max(origin.y, plot.minY), plot.maxY - size.height)
        }
      }
      var isShown = true
      if label.collision.kind != .disabled {
        // A label beyond the edge of the chart is moved inwards. It is hidden if that would move it far from its value.
        let mostMoved = beside ? 1 : size.width / 2 + 4
        if isX {
          let before = origin.x
          origin.x = min(max(origin.x, bounds.minX), bounds.maxX - size.width)
          for other in taken where other.intersects(CGRect(origin: origin, size: size)) && abs(other.midX - plot.midX) > plot.width / 2 {
            origin.x = other.midX > plot.midX ? min(origin.x, other.minX - 5 - size.width) : max(origin.x, other.maxX + 5)
          }
          isShown = abs(origin.x - before) <= mostMoved || labelCount == 1
        }
        let space = if case .greedy(_, let spacing?) = label.collision.kind { spacing } else { isX ? (beside ? CGFloat(1) : 4) : 0 }
        let room = CGRect(origin: origin, size: size).insetBy(
          dx: isX && label.collision.kind != .truncate ? -space : 0, dy: isX ? 0 : -space)
        if taken.contains(where: { $0.intersects(room) }) { isShown = false }
      }
      if isShown { taken.append(CGRect(origin: origin, size: size)) }
      guard isShown else {
        // A label without available space is hidden.
        axis.subview.place(at: plot.origin, proposal: .zero)
        continue
      }
      axis.subview.place(
        at: CGPoint(x: origin.x + axis.part.offset.width, y: origin.y + axis.part.offset.height),
        proposal: size == axis.size ? .unspecified : ProposedViewSize(size))
    }
  }

  private func priority(_ axis: Measured) -> Double {
    if case .greedy(let priority, _) = axis.label?.collision.kind { priority } else { 0 }
  }

  private func labelRoom(_ axis: Measured, _ axes: [Measured]) -> CGFloat {
    axes.filter { $0.label != nil && $0.part.edge == axis.part.edge }.map(\.size.width).max() ?? 0
  }

  private func placeTick(_ axis: Measured, _ along: CGFloat, _ plot: CGRect, _ axes: [Measured]) {
    guard case .tick(let length, let stroke) = axis.part.kind else { return }
    let (long, wide) = (tickLength(length, axis, axes), max(stroke.lineWidth, 1))
    let rect: CGRect =
      switch axis.part.edge {
      case .bottom: CGRect(x: plot.minX + along - wide / 2, y: plot.maxY, width: wide, height: long)
      case .top: CGRect(x: plot.minX + along - wide / 2, y: plot.minY - long, width: wide, height: long)
      case .trailing: CGRect(x: plot.maxX, y: plot.minY + along - wide / 2, width: long, height: wide)
      case .leading: CGRect(x: plot.minX - long, y: plot.minY + along - wide / 2, width: long, height: wide)
      }
    axis.subview.place(
      at: CGPoint(x: rect.minX + axis.part.offset.width, y: rect.minY + axis.part.offset.height), proposal: ProposedViewSize(rect.size))
  }

  private func place(
    _ titles: [(LayoutSubview, Edge, Alignment, CGFloat, CGSize)], around plot: CGRect, _ labels: EdgeInsets, _ bounds: CGRect
  ) -> [CGRect] {
    var used = labels
    var frames: [CGRect] = []
    for (view, edge, alignment, spacing, size) in titles {
      var origin = CGPoint(
        x: plot.minX + (plot.width - size.width) * alignment.horizontal.share,
        y: plot.minY + (plot.height - size.height) * alignment.vertical.share)
      switch edge {
      case .bottom: origin.y = plot.maxY + used.bottom + spacing
      case .top: origin.y = bounds.minY
      case .trailing: origin.x = plot.maxX + used.trailing + spacing
      case .leading: origin.x = bounds.minX
      }
      if edge == .top, alignment.horizontal == .trailing { origin.x = bounds.maxX - size.width }
      if edge == .top, alignment.horizontal == .leading { origin.x = bounds.minX }
      used[edge] += spacing + (edge == .leading || edge == .trailing ? size.width : size.height)
      view.place(at: origin, proposal: ProposedViewSize(size))
      frames.append(CGRect(origin: origin, size: size))
    }
    return frames
  }
}

extension AxisMarkRecord.Label {
  /// The position of the label in the space of all labels at a trailing edge, as a fraction from the plot.
  var share: CGFloat { alignment?.horizontal.share ?? 0 }
  /// The position of the label in the space of all labels at a leading edge, as a fraction towards the plot.
  var shareAtLeading: CGFloat { alignment?.horizontal.share ?? 1 }
}

extension EdgeInsets {
  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  mutating func grow(_ edge: Edge, to length: CGFloat) { self[edge] = max(self[edge], length) }
}

extension HorizontalAlignment {
  /// The fraction of the width: 0 for leading, 1 for trailing, 0.5 for other alignments.
  var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The fraction of the height: 0 for top, 1 for bottom, 0.5 for other alignments.
  var share: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
