import Foundation
import OrielDrawing

/// A context menu as a value. Mirrors SwiftUI's deprecated `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a context menu with the given entries.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
  /// Adds a context menu to the view. The secondary mouse button opens it, as do a long press of a touch, and the menu key while the focus
  /// is in the view. Without entries there is no menu. Mirrors SwiftUI's `contextMenu(menuItems:)`.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: MenuItems.self == EmptyView.self ? nil : menuItems()))
  }

  /// Adds a context menu with a preview above its entries, such as a larger picture. The preview is visible as a whole, and is scaled down
  /// if the window is too small. It isn't interactive. Mirrors SwiftUI's `contextMenu(menuItems:preview:)`.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: M.self == EmptyView.self ? nil : PreviewedItems(preview: preview(), items: menuItems())))
  }

  /// Adds a context menu to the view, or none if `contextMenu` is `nil`. Mirrors SwiftUI's deprecated `contextMenu(_:)`.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.menuItems))
  }
}

/// The entries of a menu below their preview.
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
      // A preview of a screen must not declare anything for the enclosing screen.
      .environment(\.navigationScreen, nil)
      .environment(\.splitColumn, nil)
      .padding(.bottom, 6)
      .layoutValue(key: IncludesMenuEntryInsetsKey.self, value: true)
      .layoutValue(key: IsMenuPreviewKey.self, value: true)
    items
  }
}

nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items?
  @State private var isOpen = false
  /// The location at which the menu opens, in the view's coordinate space.
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

/// A modifier that recognizes the press that opens a context menu.
nonisolated struct ContextPressModifier: BoxModifier {
  var isEnabled = true
  /// An action that opens the menu at a point in the content's coordinate space.
  let action: @MainActor (CGPoint) -> Void
  /// An action that closes the menu, because the touch that opened it now drags the view.
  var close: @MainActor () -> Void = {}

  @MainActor func makeBox(_ node: AnyViewNode) -> ContextPressBox { ContextPressBox(self, node: node) }

  @MainActor func update(_ box: ContextPressBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
class ContextPressBox: WrapperBox, GestureSource, AccessibilitySource {
  var modifier: ContextPressModifier
  private lazy var member = GestureMember(ContextPressRecognizer(box: self))

  init(_ modifier: ContextPressModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  var gestureMember: GestureMember? { modifier.isEnabled ? member : nil }

  /// Opens the menu at a location in the window. Returns `false` if there is no menu.
  func open(at location: CGPoint) -> Bool {
    guard modifier.isEnabled, let point = localPoint(location) else { return false }
    modifier.action(point)
    return true
  }

  /// Closes the menu.
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

/// The gesture recognizer of a touch's long press on a view. If the touch then moves, it may lift a view, which closes the menu.
@MainActor
private final class ContextPressRecognizer: GestureRecognizer {
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

  override var allowsLifts: Bool { true }

  override var delaysLifts: Bool { !hasGoneOn && (phase.isLive || phase == .ended) }

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
  /// Opens the context menu of the nearest enclosing view that has one, at a location in the window. Returns `false` if there is none.
  func openContextMenu(at location: CGPoint) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if let press = current as? ContextPressBox, press.open(at: location) { return true }
      // A press of the secondary button outside of a menu closes it.
      if let layer = current as? PresentationBox, layer === self, layer.form == .menu {
        layer.pressedOutside()
        return true
      }
      box = current.parent
    }
    return false
  }
}
