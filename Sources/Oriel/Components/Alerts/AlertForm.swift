import Foundation

/// What a part of an alert is; what says nothing is a row as it comes.
enum AlertPart: LayoutValueKey {
  enum Part: Equatable {
    case text, panel, row
    case button(AlertButtonEntry)

    /// Nil for what is no button.
    var cancels: Bool? {
      switch self {
      case .button(let entry): entry.role?.leaves == true
      case .text, .panel, .row: nil
      }
    }
  }

  static var defaultValue: Part { .row }
}

extension LayoutBox {
  /// What part of an alert the box is.
  var alertPart: AlertPart.Part { trait(LayoutValueTrait<AlertPart>.self) ?? AlertPart.defaultValue }
}

/// The parts of an alert as an `AlertBox` stands them.
nonisolated struct AlertForm<Content: View>: PrimitiveView {
  let arrangesAsChoices: Bool
  let content: Content

  init(arrangesAsChoices: Bool, @ViewBuilder content: () -> Content) {
    self.arrangesAsChoices = arrangesAsChoices
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> { AlertFormNode(view, in: context) }
}

/// Hands each part to the box that it stands in. The views stay where they are in the tree of nodes: what is said around several of them
/// holds for all.
@MainActor
private final class AlertFormNode<Content: View>: ViewNode<AlertForm<Content>> {
  private let box: AlertBox
  private var content: ViewNode<Content>!

  init(_ view: AlertForm<Content>, in context: _NodeContext) {
    box = AlertBox(arrangesAsChoices: view.arrangesAsChoices)
    super.init(in: context)
    box.attach(to: self)
    content = Content._makeNode(view.content, in: context.child(of: self))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func syncBoxes() {
    var parts: [LayoutBox] = []
    content.appendBoxes(to: &parts)
    box.setParts(parts)
  }

  override func update(_ view: AlertForm<Content>) { content.update(view.content) }

  override func willUnmount() { box.willGo() }
}

/// The buttons of an alert as keys reach them.
@MainActor
struct AlertActions: DialogActions {
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
