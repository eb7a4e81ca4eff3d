import Foundation
import Oriel

/// A legend of colors, symbols and line styles.
struct LegendView: View {
  let scales: StyleScales
  let isColumn: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @ScaledMetric(relativeTo: .caption) private var swatch: CGFloat = 8

  var body: some View {
    let groups = groups
    LegendLayout(isColumn: isColumn) {
      ForEach(groups.indices, id: \.self) { group in
        ForEach(groups[group]) { item in
          HStack(spacing: 5) {
            mark(item)
            Text(verbatim: item.label)
          }
          .accessibilityElement(children: .combine)
        }
      }
      if let foreground = scales.foreground, !foreground.isDiscrete { ramp(foreground) }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  /// The entries by domain. Scales with the same domain share their entries.
  private var groups: [[LegendItem]] {
    var groups: [(domain: [Datum], items: [LegendItem])] = []
    func add(_ domain: [Datum], _ change: (inout LegendItem) -> Void) {
      if let index = groups.firstIndex(where: { $0.domain == domain }) {
        for item in groups[index].items.indices { change(&groups[index].items[item]) }
      } else {
        var items = domain.map { LegendItem(id: $0, label: text(of: $0)) }
        for item in items.indices { change(&items[item]) }
        groups.append((domain, items))
      }
    }
    if let scale = scales.foreground, scale.isDiscrete { add(scale.domain) { $0.paint = scale.value(for: $0.id) } }
    if let scale = scales.symbols, scale.isDiscrete { add(scale.domain) { $0.symbol = scale.value(for: $0.id) } }
    if let scale = scales.lines, scale.isDiscrete { add(scale.domain) { $0.line = scale.value(for: $0.id) } }
    return groups.map(\.items)
  }

  @ViewBuilder private func mark(_ item: LegendItem) -> some View {
    let style = item.paint?.style ?? AnyShapeStyle(ChartColors.first)
    if let line = item.line {
      LegendLine(style: line).fill(style).frame(width: swatch * 2.5, height: swatch).accessibilityHidden(true)
    } else if let symbol = item.symbol {
      symbol.fill(style).frame(width: swatch, height: swatch).accessibilityHidden(true)
    } else {
      Circle().fill(style).frame(width: swatch, height: swatch).accessibilityHidden(true)
    }
  }

  private func text(of datum: Datum) -> String {
    switch datum {
    case .category(let category): category
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(
        Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    }
  }

  private func ramp(_ scale: StyleScale<MarkPaint>) -> some View {
    let colors = stride(from: 0, through: 1, by: 0.125).map { scale.value(at: $0)?.color ?? .clear }
    return HStack(spacing: 5) {
      if let first = scale.domain.first { Text(verbatim: text(of: first)) }
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: swatch * 12, height: swatch)
        .clipShape(Capsule()).accessibilityHidden(true)
      if let last = scale.domain.last { Text(verbatim: text(of: last)) }
    }
    .accessibilityElement(children: .combine)
  }
}

/// A horizontal line with a stroke style through the center.
nonisolated private struct LegendLine: Shape {
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
    .strokedPath(style)
  }
}

/// A layout of entries in rows, which wrap if the width isn't sufficient, or in a column.
struct LegendLayout: Layout {
  let isColumn: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.5)) {
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width { size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      if x > 0, isColumn || x + size.width > width {
        (x, y, height) = (0, y + height + 4, 0)
      }
      defer {
        x += size.width + 12
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
