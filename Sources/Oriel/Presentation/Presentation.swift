import Foundation

/// The kind of presentation that a modifier requests.
enum PresentationKind {
  case sheet, fullScreenCover, alert, dialog
  case popover(PopoverAttachmentAnchor, Edge)
  /// A menu below its anchor, or beside it.
  case menu(PopoverAttachmentAnchor, isBeside: Bool)

  /// Indicates whether a press outside the presentation, or Escape, dismisses it by default.
  var isTransient: Bool {
    switch self {
    case .sheet, .popover, .dialog, .menu: true
    case .fullScreenCover, .alert: false
    }
  }

  /// Indicates whether its navigation links apply to the stack of the presenting view, as those of a menu do.
  var belongsToScreen: Bool {
    switch self {
    case .menu: true
    case .sheet, .fullScreenCover, .alert, .dialog, .popover: false
    }
  }
}

/// A view that is presented over others, from the request until it is dismissed completely.
///
/// It waits in the queue of its context until earlier presentations are dismissed, is shown, leaves, and ends. If it is requested again
/// while it leaves, its animation reverses. Only the request determines the state: a drag, a press outside the presentation or `dismiss()`
/// only write the binding.
@MainActor
final class Presentation {
  enum Phase { case waiting, shown, leaving, ended }

  let kind: PresentationKind
  private(set) var phase = Phase.waiting
  private(set) weak var source: (any PresentationSource)?
  private(set) weak var box: PresentationBox?
  /// The layer of the presenting view, or `nil` for the window's own views.
  private(set) weak var presenter: WindowLayerBox?
  let context: ObjectIdentifier
  let region: LayerRegion
  private unowned let graph: ViewGraph
  /// Indicates whether the focus had been moved by the keyboard at the time of the request. It is stored because an earlier presentation
  /// may change the focus meanwhile.
  private let isByKeyboard: Bool

  init(_ kind: PresentationKind, source: any PresentationSource, node: AnyViewNode) {
    self.kind = kind
    self.source = source
    graph = node.graph
    isByKeyboard = node.graph.input.focus.isByKeyboard
    region = node.layerRegion
    presenter = node.enclosingLayer
    context = presenter.map { ObjectIdentifier($0) } ?? ObjectIdentifier(graph)
  }

  /// Indicates whether the layer of the presenting view is shown and isn't being dismissed.
  var isPresenterShown: Bool { (presenter as? PresentationBox).map { $0.presentation.phase == .shown } ?? true }

  /// The kind of presentation and the path of the presenting view, for the log.
  var nameInLog: String {
    let name =
      switch kind {
      case .sheet: "a sheet"
      case .fullScreenCover: "a full-screen cover"
      case .alert: "an alert"
      case .dialog: "a dialog"
      case .popover: "a popover"
      case .menu: "a menu"
      }
    return "\(name) of \((source as? AnyViewNode)?.viewPath ?? "a deallocated view")"
  }

  func show(_ box: PresentationBox, animates: Bool) {
    DecisionLog.presentation("\(nameInLog) is shown")
    phase = .shown
    self.box = box
    if case .menu = kind, isByKeyboard {
      graph.afterLayout { [weak box] in box?.focusFirstEntry() }
    }
    region.present(box)
    box.enter(animates: animates)
    graph.presentations.coversDidChange(in: region)
    graph.presentations.line(from: ObjectIdentifier(box)).first?.source?.requestCanBeShown()
    if case .alert = kind { graph.afterLayout { [weak box] in box?.focusFirstField() } }
  }

  /// Dismisses the presentations above this one, and requests its own dismissal from its source.
  func requestDismissal() {
    guard phase == .shown, let source else { return }
    dismissPresented()
    source.withdrawRequest()
    // The setter of the binding may have ignored the write.
    graph.afterLayout { [weak self] in
      guard let self, phase == .shown else { return }
      DecisionLog.presentation("\(nameInLog) stays: its binding rejected the dismissal")
      box?.goBack()
    }
    graph.needFrame()
  }

  /// Dismisses the presentations that views of this one present.
  func dismissPresented() {
    guard let box else { return }
    for presented in graph.presentations.line(from: ObjectIdentifier(box)) { presented.requestDismissal() }
  }

  func leave(animates: Bool) {
    guard phase == .shown, let box else { return }
    DecisionLog.presentation("\(nameInLog) is dismissed")
    phase = .leaving
    dismissPresented()
    box.isBeingRemoved = true
    graph.presentations.coversDidChange(in: region)
    box.leave(animates: animates)
  }

  /// Shows the presentation again if it is requested while it leaves.
  func reverseRemoval() {
    guard phase == .leaving, let box else { return }
    DecisionLog.presentation("\(nameInLog) is requested again during its dismissal")
    phase = .shown
    box.isBeingRemoved = false
    box.enter(animates: true)
    graph.presentations.coversDidChange(in: region)
    graph.presentations.line(from: ObjectIdentifier(box)).first?.source?.requestCanBeShown()
  }

  /// Ends the presentation when its dismissal animation has ended.
  func hasLeft() {
    guard phase == .leaving else { return }
    end()
    source?.presentationEnded(self)
  }

  /// Removes the presentation in any phase.
  func end() {
    guard phase != .ended else { return }
    DecisionLog.presentation("\(nameInLog) has \(phase == .waiting ? "stopped waiting" : "ended")")
    phase = .ended
    if let box {
      region.remove(box)
      box.popupDidEnd()
      graph.presentations.coversDidChange(in: region)
    }
    graph.presentations.leaveLine(self)
  }
}

/// A node that presents a view.
@MainActor
protocol PresentationSource: AnyObject {
  /// Writes to the binding that nothing is presented.
  func withdrawRequest()
  /// Called when the presentation has been dismissed completely.
  func presentationEnded(_ presentation: Presentation)
  /// Called when a waiting request can be shown.
  func requestCanBeShown()
  /// The frame of the presenting view in the window, as currently drawn, or `nil` if it has none.
  var anchorFrame: CGRect? { get }
  /// The presentation that contains the presenting view, or `nil` if there is none.
  var enclosingPresentation: PresentationBox? { get }
  /// Returns a Boolean value that indicates whether any part of a rectangle in the window is visible at the presenting view, considering
  /// the enclosing scroll views and bars.
  func isVisible(_ rect: CGRect) -> Bool
}
