import Foundation
import OrielDrawing

/// A menu for a view, as a value. Mirrors SwiftUI's deprecated `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
  /// A menu for this view: the other mouse button opens it, a finger that rests, and the menu key while the focus is here. With no entries
  /// there is
  /// none. Mirrors SwiftUI's `contextMenu(menuItems:)`.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: MenuItems.self == EmptyView.self ? nil : menuItems()))
  }

  /// A menu with a view above its entries that shows what they are for, such as a picture at a larger size. It is shown as a whole: smaller
  /// where the window has no room for it. Nothing in it can be pressed. Mirrors SwiftUI's `contextMenu(menuItems:preview:)`.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: M.self == EmptyView.self ? nil : PreviewedItems(preview: preview(), items: menuItems())))
  }

  /// Mirrors SwiftUI's deprecated `contextMenu(_:)`; with nil there is no menu.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.menuItems))
  }
}

/// A menu's entries below what they are for.
nonisolated private struct PreviewedItems<Preview: View, Items: View>: View {
  let preview: Preview
  let items: Items

  init(preview: Preview, items: Items) {
    self.preview = preview
    self.items = items
  }

  @MainActor var body: some View {
    preview
      .font(.body)
      .foregroundStyle(Color.primary)
      .buttonStyle(.automatic)
      .modifier(MenuPreviewModifier())
      .allowsHitTesting(false)
      .environment(\.menuContext, nil)
      // It is a picture of a screen, and declares nothing for the one around.
      .environment(\.navigationScreen, nil)
      .environment(\.splitColumn, nil)
      .padding(.bottom, 6)
      .layoutValue(key: HasMenuRoomKey.self, value: true)
      .layoutValue(key: IsMenuPreviewKey.self, value: true)
    items
  }
}

nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items?
  @State private var isOpen = false
  /// Where it was asked for, in the view's own space.
  @State private var point = CGPoint.zero

  init(items: Items?) { self.items = items }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(
        ContextPressModifier(isEnabled: items != nil) { point in
          self.point = point
          isOpen = true
        } close: {
          isOpen = false
        }
      )
      .menu(isPresented: $isOpen, anchor: .rect(.rect(CGRect(origin: point, size: .zero)))) { items }
  }
}

/// Hears of the press that asks for a menu.
nonisolated struct ContextPressModifier: BoxModifier {
  var isEnabled = true
  /// Takes a point in the content's own space.
  let action: @MainActor (CGPoint) -> Void
  /// Closes the menu: the finger that opened it drags the view now.
  var close: @MainActor () -> Void = {}

  @MainActor func makeBox(_ node: AnyViewNode) -> ContextPressBox { ContextPressBox(self, node: node) }

  @MainActor func update(_ box: ContextPressBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
class ContextPressBox: WrapperBox, GestureSource, AccessibilitySource {
  var modifier: ContextPressModifier
  private lazy var member = GestureMember(ContextPressUnit(box: self))

  init(_ modifier: ContextPressModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  var gestureMember: GestureMember? { modifier.isEnabled ? member : nil }

  /// Opens the menu at a point of the window; false where there is none.
  func open(at location: CGPoint) -> Bool {
    guard modifier.isEnabled, let point = localPoint(location) else { return false }
    modifier.action(point)
    return true
  }

  /// Closes the menu again.
  func close() { modifier.close() }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard modifier.isEnabled, nodes.count == 1 else { return }
    nodes[0].actions[.showMenu] = { [weak self] in
      guard let self else { return }
      modifier.action(CGPoint(x: presentedSize.width / 2, y: presentedSize.height))
    }
  }

  override func willDisappear() { graph.input.remove(member) }
}

/// A finger that rests on a view. One that then goes on may lift something, which closes the menu.
@MainActor
private final class ContextPressUnit: GestureUnit {
  private var pressedAt = CGPoint.zero
  private var hasGoneOn = false
  private var timer: GraphTimer?

  private static let delay = 0.5

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      guard input.device == .touch else { return phase = .failed }
      pressedAt = input.location
      hasGoneOn = false
      timer = graph.schedule(after: Self.delay) { [weak self] in
        guard let self, phase == .possible else { return }
        phase = .claimed
        phaseDidChange()
      }
    case (.move, .possible): if !input.location.isTap(from: pressedAt) { cancel() }
    case (.move, .active): if !input.location.isTap(from: pressedAt) { hasGoneOn = true }
    case (.up, .possible): cancel()
    case (.up, .active): phase = .ended
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override func grant() {
    stop()
    phase = source.open(at: pressedAt) ? .active : .failed
  }

  override var letsLiftsThrough: Bool { true }

  override var holdsLiftsBack: Bool { !hasGoneOn && (phase.isLive || phase == .ended) }

  override func yield() {
    phase = .ended
    source.close()
  }

  private var source: ContextPressBox { unsafeDowncast(box, to: ContextPressBox.self) }

  override func cancel() {
    stop()
    phase = .failed
  }

  private func stop() {
    graph.cancel(timer)
    timer = nil
  }
}

extension LayoutBox {
  /// Opens the menu of the nearest view around that has one, at a point of the window.
  func openContextMenu(at location: CGPoint) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if let press = current as? ContextPressBox, press.open(at: location) { return true }
      // A press of the other button beside a menu closes it.
      if let layer = current as? PresentationBox, layer === self, layer.form == .menu {
        layer.pressedOutside()
        return true
      }
      box = current.parent
    }
    return false
  }
}
