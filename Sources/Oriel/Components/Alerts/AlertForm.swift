import Foundation

/// The kind of a part of an alert. The default is a row.
enum AlertPart: LayoutValueKey {
  enum Part: Equatable {
    case text, panel, row
    case button(AlertButtonEntry)

    /// Indicates whether the button has a cancel or close role, or `nil` if the part isn't a button.
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
  /// The kind of alert part that the box is.
  var alertPart: AlertPart.Part { trait(LayoutValueTrait<AlertPart>.self) ?? AlertPart.defaultValue }
}

/// The parts of an alert, which an `AlertBox` lays out.
nonisolated struct AlertForm<Content: View>: PrimitiveView {
  let arrangesAsChoices: Bool
  let content: Content

  init(arrangesAsChoices: Bool, @ViewBuilder content: () -> Content) {
    self.arrangesAsChoices = arrangesAsChoices
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> { AlertFormNode(view, in: context) }
}

/// The node that assigns each part to the box that lays it out. The parts keep their positions in the node tree, so that modifiers around
/// several of them apply to all.
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

/// The buttons of an alert, for keyboard input.
@MainActor
struct AlertActions: DialogActions {
  private var buttons: [AlertButtonEntry] = []

  init(_ card: LayoutBox) { collect(card) }

  private mutating func collect(_ box: LayoutBox) {
    switch box.trait(LayoutValueTrait<AlertPart>.self) {
    case .button(let entry): buttons.append(entry)
    case .text, .panel, .row, nil: for child in box.children where !child.isBeingRemoved { collect(child) }
    }
  }

  /// Presses the cancel button, or the only button. Returns `false` if there is neither.
  @discardableResult func cancel() -> Bool {
    guard let id = AlertButtonEntry.cancelID(of: buttons) else { return false }
    id.press()
    return true
  }

  /// Presses the default button. Returns `false` if there is none.
  func pressDefault() -> Bool {
    guard let id = AlertButtonEntry.defaultID(of: buttons) else { return false }
    id.press()
    return true
  }
}
