import Foundation

/// What a part of an alert is; what says nothing is a row as it comes.
enum AlertPart: LayoutValueKey {
  enum Part: Equatable {
    case text, panel, row
    case button(AlertButtonEntry)

    /// Nil for what is no button.
    var cancels: Bool? {
      switch self {
      case .button(let entry): entry.role == .cancel
      case .text, .panel, .row: nil
      }
    }
  }

  static var defaultValue: Part { .row }
}

/// Stands the parts of an alert below each other: text, fields, buttons. Two buttons that are short enough stand side by side, the one that
/// cancels first; of more it is the last. Choices have theirs apart.
struct AlertForm: Layout {
  let arrangesAsChoices: Bool

  private struct Place {
    let index: Int
    let frame: CGRect
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    return CGSize(width: width, height: arrange(subviews, width: width).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for place in arrange(subviews, width: bounds.width).places {
      subviews[place.index].place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY),
        proposal: ProposedViewSize(place.frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (places: [Place], height: CGFloat) {
    let padding = AlertMetrics.padding
    let inner = max(0, width - 2 * padding)
    var places: [Place] = []
    var y: CGFloat = padding
    func add(_ index: Int, gap: CGFloat, minHeight: CGFloat = 0) {
      let height = max(minHeight, subviews[index].sizeThatFits(ProposedViewSize(width: inner, height: nil)).height)
      guard height > 0 else { return }
      if y > padding { y += gap }
      places.append(Place(index: index, frame: CGRect(x: padding, y: y, width: inner, height: height)))
      y += height
    }
    let parts = subviews.map { $0[AlertPart.self] }
    for index in parts.indices where parts[index] == .text { add(index, gap: 0) }
    let hasText = y > padding
    for index in parts.indices where parts[index] == .row { add(index, gap: 12) }
    let buttons = parts.indices.filter { parts[$0].cancels == false }
    let cancels = parts.indices.filter { parts[$0].cancels == true }
    if !arrangesAsChoices, buttons.count + cancels.count == 2 {
      let pair = cancels + buttons
      let half = (inner - AlertMetrics.gap) / 2
      let natural = pair.map { subviews[$0].sizeThatFits(.unspecified).width }
      if natural.allSatisfy({ $0 <= half }) {
        let height = pair.map { subviews[$0].sizeThatFits(ProposedViewSize(width: half, height: nil)).height }.max() ?? 0
        if y > padding { y += padding }
        for (column, index) in pair.enumerated() {
          places.append(
            Place(index: index, frame: CGRect(x: padding + CGFloat(column) * (half + AlertMetrics.gap), y: y, width: half, height: height)))
        }
        return (places, y + height + padding)
      }
    }
    let inPanel = arrangesAsChoices ? buttons : buttons + cancels
    for (offset, index) in inPanel.enumerated() { add(index, gap: offset == 0 && hasText ? padding : AlertMetrics.gap) }
    y += padding
    guard arrangesAsChoices else { return (places, y) }
    if let panel = parts.firstIndex(of: .panel) {
      places.insert(Place(index: panel, frame: CGRect(x: 0, y: 0, width: width, height: places.isEmpty ? 0 : y)), at: 0)
      if places.count == 1 { y = 0 }
    }
    for index in cancels {
      let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      y += y > 0 ? AlertMetrics.gap : 0
      places.append(Place(index: index, frame: CGRect(x: 0, y: y, width: width, height: max(height, 52))))
      y += max(height, 52)
    }
    return (places, y)
  }
}

/// The buttons of an alert as keys reach them.
@MainActor
struct AlertActions {
  private var buttons: [AlertButtonEntry] = []

  init(_ card: LayoutBox) { collect(card) }

  private mutating func collect(_ box: LayoutBox) {
    switch box.trait(LayoutValueTrait<AlertPart>.self) {
    case .button(let entry): buttons.append(entry)
    case .text, .panel, .row, nil: for child in box.children where !child.isLeaving { collect(child) }
    }
  }

  /// Presses what cancels, or the only button; false where there is neither.
  @discardableResult func cancel() -> Bool {
    guard let id = AlertButtonEntry.cancelID(of: buttons) else { return false }
    id.press()
    return true
  }

  /// Presses the button that is shown with prominence.
  func pressDefault() -> Bool {
    guard let id = AlertButtonEntry.defaultID(of: buttons) else { return false }
    id.press()
    return true
  }
}
