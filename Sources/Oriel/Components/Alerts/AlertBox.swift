import Foundation

/// The layout of an alert: the text and the fields, then the buttons below them. In a list of choices the cancel button is separate.
///
/// If the available height is too small, the text and the fields scroll, and the buttons stay below them. If the buttons alone leave no
/// space for the text, the buttons scroll by themselves.
@MainActor
final class AlertBox: LayoutBox {
  private let arrangesAsChoices: Bool
  private let text = AlertTextBox(node: nil)
  private let buttons: AlertButtonsBox
  private let textScroll = ScrollBox(axes: .vertical)
  private let buttonScroll = ScrollBox(axes: .vertical)
  private var panel: LayoutBox?
  private var apart: [LayoutBox] = []

  private static let separateButtonHeight: CGFloat = 52

  init(arrangesAsChoices: Bool) {
    self.arrangesAsChoices = arrangesAsChoices
    buttons = AlertButtonsBox(standsSideBySide: !arrangesAsChoices)
    super.init(node: nil)
  }

  /// The boxes that the alert owns: itself, the scroll boxes and their content.
  private var own: [LayoutBox] { [self, textScroll, text, buttonScroll, buttons] }

  func attach(to node: AnyViewNode) {
    for box in own {
      box.node = node
      box.graph = node.graph
    }
    for scroll in [textScroll, buttonScroll] { scroll.traits.bounce = [.vertical: .basedOnSize] }
    textScroll.replaceChildren([text])
    buttonScroll.replaceChildren([buttons])
  }

  func willGo() { for box in own { box.detach() } }

  func setParts(_ parts: [LayoutBox]) {
    panel = parts.first { $0.alertPart == .panel }
    apart = arrangesAsChoices ? parts.filter { $0.alertPart.cancels == true } : []
    text.replaceChildren(parts.filter { $0.alertPart == .text } + parts.filter { $0.alertPart == .row })
    buttons.replaceChildren(parts.filter { part in part.alertPart.cancels != nil && !apart.contains { $0 === part } })
    let scrolled: [LayoutBox] = [textScroll, buttonScroll]
    replaceChildren((panel.map { [$0] } ?? []) + scrolled + apart)
  }

  private struct Arrangement {
    var panel = CGRect.zero
    var text = CGRect.zero
    var buttons = CGRect.zero
    var apart: [AlertPlacement] = []
    var height: CGFloat = 0
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    let width = proposal.width ?? AlertMetrics.width
    var textHeight = textScroll.alertHeight(width: width)
    var buttonsHeight = buttonScroll.alertHeight(width: width)
    let below = apart.filter { !$0.isBeingRemoved }
    let heightsBelow = below.map { max($0.alertHeight(width: width), Self.separateButtonHeight) }
    let heightBelow = heightsBelow.reduce(0) { $0 + $1 + AlertMetrics.gap }

    // Each of the two scroll views includes half of the gap between them, so that it doesn't clip drawing that extends beyond a field or a
    // button.
    let half = AlertMetrics.padding / 2
    let gap = text.hasText(width: width) || buttons.isPair(width: width) ? AlertMetrics.padding : AlertMetrics.gap
    let between = textHeight > 0 && buttonsHeight > 0 ? gap - 2 * half : textHeight > 0 || buttonsHeight > 0 ? half : 0
    if let limit = proposal.height, textHeight + between + buttonsHeight + heightBelow > limit {
      let room = max(0, limit - between - heightBelow)
      buttonsHeight = min(buttonsHeight, room - min(textHeight, room / 3))
      textHeight = min(textHeight, room - buttonsHeight)
    }

    var result = Arrangement()
    result.height = textHeight + between + buttonsHeight
    result.text = CGRect(x: 0, y: 0, width: width, height: textHeight)
    result.buttons = CGRect(x: 0, y: textHeight + (buttonsHeight > 0 ? between : 0), width: width, height: buttonsHeight)
    result.panel = CGRect(x: 0, y: 0, width: width, height: result.height)
    for (box, height) in zip(below, heightsBelow) {
      if result.height > 0 { result.height += AlertMetrics.gap }
      result.apart.append(AlertPlacement(box: box, frame: CGRect(x: 0, y: result.height, width: width, height: height)))
      result.height += height
    }
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? AlertMetrics.width, height: arrangement(proposal).height)
  }

  override func layoutChildren() {
    let arrangement = arrangement(ProposedViewSize(width: size.width, height: proposal.height))
    if let panel, !panel.isBeingRemoved { place(AlertPlacement(box: panel, frame: arrangement.panel)) }
    place(AlertPlacement(box: textScroll, frame: arrangement.text))
    place(AlertPlacement(box: buttonScroll, frame: arrangement.buttons))
    for place in arrangement.apart { self.place(place) }
  }
}

/// The frame of a part of an alert.
struct AlertPlacement {
  let box: LayoutBox
  let frame: CGRect
}

extension LayoutBox {
  fileprivate func place(_ place: AlertPlacement) {
    placeChild(place.box, at: place.frame.origin, proposal: ProposedViewSize(place.frame.size))
  }

  fileprivate func alertHeight(width: CGFloat) -> CGFloat { measure(ProposedViewSize(width: width, height: nil)).height }
}

/// The text of an alert, with the fields below it. Children without height add no gap.
@MainActor
private final class AlertTextBox: LayoutBox {
  private static let rowGap: CGFloat = 12

  func hasText(width: CGFloat) -> Bool {
    children.contains { !$0.isBeingRemoved && $0.alertPart == .text && $0.alertHeight(width: AlertMetrics.inner(width)) > 0 }
  }

  private func arrange(width: CGFloat) -> (places: [AlertPlacement], height: CGFloat) {
    let (top, inner) = (AlertMetrics.padding, AlertMetrics.inner(width))
    var places: [AlertPlacement] = []
    var y = top
    for child in children where !child.isBeingRemoved {
      let height = child.alertHeight(width: inner)
      if height > 0, y > top, child.alertPart != .text { y += Self.rowGap }
      places.append(AlertPlacement(box: child, frame: CGRect(x: top, y: y, width: inner, height: height)))
      y += height
    }
    return (places, y > top ? y + AlertMetrics.padding / 2 : 0)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    return CGSize(width: width, height: arrange(width: width).height)
  }

  override func layoutChildren() { for place in arrange(width: size.width).places { self.place(place) } }
}

/// The buttons of an alert. Two buttons that are short enough are side by side, with the cancel button first. Otherwise the buttons form a
/// column, with the cancel button last.
@MainActor
private final class AlertButtonsBox: LayoutBox {
  private let standsSideBySide: Bool

  init(standsSideBySide: Bool) {
    self.standsSideBySide = standsSideBySide
    super.init(node: nil)
  }

  /// The buttons with a cancel or close role, and the others.
  private var kinds: (cancels: [LayoutBox], others: [LayoutBox]) {
    let shown = children.filter { !$0.isBeingRemoved }
    return (shown.filter { $0.alertPart.cancels == true }, shown.filter { $0.alertPart.cancels != true })
  }

  private func half(_ width: CGFloat) -> CGFloat { (AlertMetrics.inner(width) - AlertMetrics.gap) / 2 }

  func isPair(width: CGFloat) -> Bool {
    let shown = children.filter { !$0.isBeingRemoved }
    let half = half(width)
    return standsSideBySide && shown.count == 2 && shown.allSatisfy { $0.measure(.unspecified).width <= half }
  }

  private func arrange(width: CGFloat) -> (places: [AlertPlacement], height: CGFloat) {
    let (left, top) = (AlertMetrics.padding, AlertMetrics.padding / 2)
    let (cancels, others) = kinds
    var places: [AlertPlacement] = []
    if isPair(width: width) {
      let half = half(width)
      let pair = cancels + others
      let height = pair.map { $0.alertHeight(width: half) }.max() ?? 0
      for (column, box) in pair.enumerated() {
        let x = left + CGFloat(column) * (half + AlertMetrics.gap)
        places.append(AlertPlacement(box: box, frame: CGRect(x: x, y: top, width: half, height: height)))
      }
      return (places, top + height + AlertMetrics.padding)
    }
    var y = top
    for box in others + cancels {
      let height = box.alertHeight(width: AlertMetrics.inner(width))
      if height > 0, y > top { y += AlertMetrics.gap }
      places.append(AlertPlacement(box: box, frame: CGRect(x: left, y: y, width: AlertMetrics.inner(width), height: height)))
      y += height
    }
    return (places, y > top ? y + AlertMetrics.padding : 0)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    return CGSize(width: width, height: arrange(width: width).height)
  }

  override func layoutChildren() { for place in arrange(width: size.width).places { self.place(place) } }
}
