/// The input participant of a window's stacks and tabs. It handles keys, and the back button of a mouse.
@MainActor
final class NavigationInput: InputParticipant {
  private unowned let graph: ViewGraph
  private var models: [WeakModel] = []

  private struct WeakModel { weak var model: NavigationModel? }

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ model: NavigationModel) { models.append(WeakModel(model: model)) }

  func remove(_ model: NavigationModel) { models.removeAll { $0.model === model || $0.model == nil } }

  private var tabs: [WeakTabs] = []

  private struct WeakTabs { weak var node: BarTabsNode? }

  func add(_ node: BarTabsNode) { tabs.append(WeakTabs(node: node)) }

  func remove(_ node: BarTabsNode) { tabs.removeAll { $0.node === node || $0.node == nil } }

  /// Handles Control-Tab before all other handlers. It affects the tabs around the focus or, if there are none, the outermost tabs.
  func intercept(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.key == .tab, event.modifiers.subtracting(.shift) == .control else { return false }
    let ready = tabs.compactMap(\.node).filter(\.isReady)
    let focused = graph.input.focus.focused
    guard let node = ready.last(where: { tabs in focused.map { tabs.isAround($0) } ?? false }) ?? ready.first else { return false }
    node.choose(step: event.modifiers.contains(.shift) ? -1 : 1)
    return true
  }

  /// Handles Escape, and Alt with the arrow against the reading direction.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let back: KeyEquivalent = graph.rootScope.isRightToLeft ? .rightArrow : .leftArrow
    guard event.key == .escape && event.modifiers.isEmpty || event.key == back && event.modifiers == .option else { return false }
    return goBack()
  }

  func backButtonPressed() { goBack() }

  /// Goes back in the innermost stack around the focus or, if there is none, in the frontmost stack. Returns `false` if no stack can go
  /// back.
  @discardableResult
  func goBack() -> Bool {
    let presented = graph.presentations.shown.last { $0.isModal }
    let ready = models.compactMap(\.model).filter { model in
      model.canGoBack && model.box.isAttached && model.box.isOnScreen && model.box.barrier == nil
        && (presented.map { model.box.isWithin($0) } ?? true)
    }
    let focused = graph.input.focus.focused
    // Nested stacks were created after the stacks that contain them.
    guard let model = ready.last(where: { focused?.isWithin($0.box) ?? false }) ?? ready.last else { return false }
    model.goBack()
    return true
  }
}

@MainActor private let navigationInput = GraphService<NavigationInput> { NavigationInput(graph: $0) }

extension ViewGraph {
  var navigation: NavigationInput { service(navigationInput) }
}
