import Foundation

/// What views say about themselves while the pointer rests on them: one small panel in the window, which nothing can be done with.
///
/// It comes once the pointer has been still for a while, goes with a press, a key or a scroll and as the pointer leaves the view, and comes again only when
/// the pointer comes again.
@MainActor
final class ToolTips: InputParticipant {
  private unowned let graph: ViewGraph
  /// The innermost view with help under the pointer.
  private weak var view: HelpBox?
  private var rest: GraphTimer?
  private var box: ToolTipBox?
  /// Whether the view has had its turn.
  private var isDone = false

  /// Seconds that the pointer has to be still.
  static let delay = 0.6

  init(graph: ViewGraph) { self.graph = graph }

  func pointerIsOver(_ box: HelpBox) {
    if let view, view !== box {
      // Views inside of others are told first.
      guard !view.isWithin(box) else { return }
      pointerLeft(view)
    }
    view = box
    guard self.box == nil, !isDone else { return }
    graph.cancel(rest)
    rest = graph.schedule(after: Self.delay) { [weak self] in self?.show() }
  }

  func pointerLeft(_ box: HelpBox) {
    guard view === box || view == nil else { return }
    close()
    view = nil
    isDone = false
  }

  func textDidChange(of box: HelpBox) {
    guard self.box != nil, view === box else { return }
    hide()
    show()
  }

  /// The user does something: help would only be in the way.
  func inputBegan() {
    guard view != nil else { return }
    close()
    isDone = true
  }

  func close() {
    graph.cancel(rest)
    rest = nil
    hide()
  }

  func inputDidEnd() { close() }

  private func show() {
    rest = nil
    guard let view, view.isAttached, let pointer = graph.input.pointer else { return }
    let string = view.string
    guard !string.isEmpty else { return }
    let popup = PresentationBox.around(view)?.shownPopup
    let box = ToolTipBox(string, environment: view.environment, at: pointer, on: popup, graph: graph)
    self.box = box
    graph.rootBox.add(box)
    graph.needFrame()
  }

  private func hide() {
    guard let box else { return }
    self.box = nil
    graph.rootBox.remove(box)
    box.endPopup()
    graph.needFrame()
  }
}

@MainActor private let toolTipsService = GraphService<ToolTips> { ToolTips(graph: $0) }

extension ViewGraph {
  var toolTips: ToolTips { service(toolTipsService) }
}
