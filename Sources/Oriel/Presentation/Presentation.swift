import Foundation

/// What a modifier asks for.
enum PresentationKind {
  case sheet, fullScreenCover, alert, dialog
  case popover(PopoverAttachmentAnchor, Edge)
  /// Below its anchor, or beside it.
  case menu(PopoverAttachmentAnchor, isBeside: Bool)

  /// Whether a press beside it, or Escape, dismisses it, where nobody says otherwise.
  var isTransient: Bool {
    switch self {
    case .sheet, .popover, .dialog, .menu: true
    case .fullScreenCover, .alert: false
    }
  }

  /// Whether its links lead on from the place that presents it, as a menu's entries do.
  var belongsToScreen: Bool {
    switch self {
    case .menu: true
    case .sheet, .fullScreenCover, .alert, .dialog, .popover: false
    }
  }
}

/// One view that is presented over others, from the request until it has left.
///
/// It waits in the line of its context until what was asked for before has left, is shown, leaves, and has ended; asked for again while
/// it leaves, it turns round. Whoever asked has the word: a drag, a press beside it or `dismiss()` only write the binding.
@MainActor
final class Presentation {
  enum Phase { case waiting, shown, leaving, ended }

  let kind: PresentationKind
  private(set) var phase = Phase.waiting
  private(set) weak var source: (any PresentationSource)?
  private(set) weak var box: PresentationBox?
  /// What it is presented over: the layer around the view that presents it, nil for the window's own views.
  private(set) weak var presenter: WindowLayerBox?
  let context: ObjectIdentifier
  let region: LayerRegion
  private unowned let graph: ViewGraph
  /// Whether the focus was somewhere by a key when it was asked for: what is shown before it may take that along.
  private let isByKeyboard: Bool

  init(_ kind: PresentationKind, source: any PresentationSource, node: AnyViewNode) {
    self.kind = kind
    self.source = source
    graph = node.graph
    isByKeyboard = node.graph.input.focus.isByKeyboard
    region = node.layerRegion
    presenter = node.layerAround
    context = presenter.map { ObjectIdentifier($0) } ?? ObjectIdentifier(graph)
  }

  /// Whether what it is presented over is there to stay.
  var isPresenterShown: Bool { (presenter as? PresentationBox).map { $0.presentation.phase == .shown } ?? true }

  /// What it is and who presents it.
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
    return "\(name) of \((source as? AnyViewNode)?.viewPath ?? "a view that is gone")"
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
    graph.presentations.line(from: ObjectIdentifier(box)).first?.source?.turnCame()
    if case .alert = kind { graph.afterLayout { [weak box] in box?.focusFirstField() } }
  }

  /// Asks whoever presents this to stop; what is presented over it goes first.
  func requestDismissal() {
    guard phase == .shown, let source else { return }
    dismissPresented()
    source.withdrawRequest()
    // The binding may have refused.
    graph.afterLayout { [weak self] in
      guard let self, phase == .shown else { return }
      DecisionLog.presentation("\(nameInLog) stays: its binding has refused")
      box?.goBack()
    }
    graph.needFrame()
  }

  /// Dismisses what is presented from here.
  func dismissPresented() {
    guard let box else { return }
    for presented in graph.presentations.line(from: ObjectIdentifier(box)) { presented.requestDismissal() }
  }

  func leave(animates: Bool) {
    guard phase == .shown, let box else { return }
    DecisionLog.presentation("\(nameInLog) leaves")
    phase = .leaving
    dismissPresented()
    box.isLeaving = true
    graph.presentations.coversDidChange(in: region)
    box.leave(animates: animates)
  }

  /// Asked for again on the way out.
  func turnRound() {
    guard phase == .leaving, let box else { return }
    DecisionLog.presentation("\(nameInLog) is asked for again, and turns round")
    phase = .shown
    box.isLeaving = false
    box.enter(animates: true)
    graph.presentations.coversDidChange(in: region)
    graph.presentations.line(from: ObjectIdentifier(box)).first?.source?.turnCame()
  }

  /// Nothing of it is to be seen any more.
  func hasLeft() {
    guard phase == .leaving else { return }
    end()
    source?.presentationEnded(self)
  }

  /// Takes it away, from wherever it is.
  func end() {
    guard phase != .ended else { return }
    DecisionLog.presentation("\(nameInLog) has \(phase == .waiting ? "given up waiting" : "ended")")
    phase = .ended
    if let box {
      region.remove(box)
      box.popupDidEnd()
      graph.presentations.coversDidChange(in: region)
    }
    graph.presentations.leaveLine(self)
  }
}

/// The node that presents.
@MainActor
protocol PresentationSource: AnyObject {
  /// Writes to the binding that nothing is asked for any more.
  func withdrawRequest()
  /// The presentation has left.
  func presentationEnded(_ presentation: Presentation)
  /// A request that waited may be shown.
  func turnCame()
  /// The frame of the presenting view in the window, as drawn now; nil while it has none.
  var anchorFrame: CGRect? { get }
  /// The presentation that the presenting view stands in.
  var presentationAround: PresentationBox? { get }
  /// Whether anything of a rectangle in the window is in sight where the presenting view stands: in the scroll views around it, clear of bars.
  func isInSight(_ rect: CGRect) -> Bool
}
