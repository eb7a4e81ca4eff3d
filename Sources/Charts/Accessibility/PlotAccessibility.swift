import Foundation
import Oriel

/// A modifier that adds an accessibility element for each visible mark, in place of the drawing.
struct PlotAccessibility: ViewModifier {
  /// The maximum number of elements. More elements aren't useful to go through one by one, and would slow down each frame that scrolls.
  static let most = 300

  let geometry: PlotGeometry
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  struct Element: Identifiable {
    let id: Int
    let frame: CGRect
    let label: String
    let value: String
    let identifier: String?
  }

  func body(content: Content) -> some View {
    content.background {
      ZStack(alignment: .topLeading) {
        ForEach(elements) { element in
          Color.clear
            .frame(width: max(1, element.frame.width), height: max(1, element.frame.height))
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: element.label))
            .accessibilityValue(Text(verbatim: element.value))
            .modifier(ElementIdentifier(identifier: element.identifier))
            .offset(x: element.frame.minX, y: element.frame.minY)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
      .allowsHitTesting(false)
    }
  }

  private var elements: [Element] {
    let model = geometry.model
    var elements: [Element] = []
    var groups: [Int: Element] = [:]
    let visible = geometry.xMap.visible(in: geometry.size.width)
    let items = model.items(from: visible.lowerBound, to: visible.upperBound)
    var marks: [Int] = []
    for item in items {
      switch item {
      case .mark(let mark): marks.append(mark)
      case .series(let index):
        for piece in MarkDrawing(geometry: geometry).pieces(of: model.series[index], visible: visible) {
          if piece.count > Self.most { return summary(model) }
          marks += piece
        }
      }
      if marks.count > Self.most { return summary(model) }
    }
    let plot = CGRect(origin: .zero, size: geometry.size)
    for mark in marks {
      let record = model.record(of: mark)
      guard !record.style.isAccessibilityHidden else { continue }
      var frame = geometry.bounds(of: mark)
      if record.template.kind.isJoined { frame = frame.insetBy(dx: -4, dy: -4) }
      guard frame.maxX >= 0, frame.minX <= plot.maxX else { continue }
      if let index = record.group, model.input.groups[index].isElement {
        let group = model.input.groups[index]
        if group.isAccessibilityHidden { continue }
        var element = Element(
          id: index, frame: frame, label: group.accessibilityLabel?.string(in: locale) ?? "",
          value: group.accessibilityValue?.string(in: locale) ?? "", identifier: group.accessibilityIdentifier)
        if let known = groups[index] {
          element = Element(
            id: index, frame: known.frame.union(frame), label: known.label, value: known.value, identifier: known.identifier)
        }
        groups[index] = element
        continue
      }
      let described = MarkDescription(model: model, locale: locale, calendar: calendar).describe(mark)
      elements.append(
        Element(
          id: model.keys[mark], frame: frame, label: record.style.accessibilityLabel?.string(in: locale) ?? described.label,
          value: record.style.accessibilityValue?.string(in: locale) ?? described.value, identifier: record.style.accessibilityIdentifier))
    }
    return unique(elements) + groups.values.sorted { $0.id < $1.id }
  }

  /// Returns the elements with unique ids. Marks with the same identity all have an element.
  private func unique(_ elements: [Element]) -> [Element] {
    var known: Set<Int> = []
    return elements.enumerated().map { index, element in
      known.insert(element.id).inserted
        ? element
        : Element(
          id: element.id &+ index &+ 1, frame: element.frame, label: element.label, value: element.value, identifier: element.identifier)
    }
  }

  private func summary(_ model: PlotModel) -> [Element] {
    let description = MarkDescription(model: model, locale: locale, calendar: calendar)
    let (x, y) = (description.domain(model.x), description.domain(model.y))
    return [
      Element(
        id: 0, frame: CGRect(origin: .zero, size: geometry.size), label: model.marks.count.formatted(.number.locale(locale)),
        value: [x, y].compactMap { $0 }.joined(separator: "; "), identifier: nil)
    ]
  }
}

/// A modifier that applies an accessibility identifier if there is one.
private struct ElementIdentifier: ViewModifier {
  let identifier: String?

  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}
