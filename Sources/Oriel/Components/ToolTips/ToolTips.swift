import Foundation

/// The help of a window's views, in a small panel that isn't interactive.
///
/// The panel appears when the pointer hasn't moved for a while. It disappears with a press, a key or a scroll, and when the pointer leaves
/// the view. It appears again only after the pointer has left the view and entered it again.
@MainActor
final class ToolTips: InputParticipant {
  private unowned let graph: ViewGraph
  /// The innermost view with help under the pointer, or `nil` if there is none.
  private weak var view: HelpBox?
  private var rest: GraphTimer?
  private var box: ToolTipBox?
  /// Indicates whether input has dismissed the help of the view.
  private var isDone = false

  /// The time for which the pointer has to rest, in seconds.
  static let delay = 0.6

  init(graph: ViewGraph) { self.graph = graph }

  func pointerIsOver(_ box: HelpBox) {
    if let view, view !== box {
      // Inner views receive the pointer before the views that contain them.
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

  /// Dismisses the help, because the user does something else.
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
