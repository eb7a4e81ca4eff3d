/// The ways back that a window has for all of its stacks: keys and a mouse's button.
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

  /// Control-Tab, before anybody else: the tabs around the focus or, where it is in none, the outermost.
  func intercept(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.key == .tab, event.modifiers.subtracting(.shift) == .control else { return false }
    let ready = tabs.compactMap(\.node).filter(\.isReady)
    let focused = graph.input.focus.focused
    guard let node = ready.last(where: { tabs in focused.map { tabs.isAround($0) } ?? false }) ?? ready.first else { return false }
    node.choose(step: event.modifiers.contains(.shift) ? -1 : 1)
    return true
  }

  /// Escape, or Alt with the arrow to where the reading direction comes from.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let back: KeyEquivalent = graph.rootScope.isRightToLeft ? .rightArrow : .leftArrow
    guard event.key == .escape && event.modifiers.isEmpty || event.key == back && event.modifiers == .option else { return false }
    return goBack()
  }

  func backButtonPressed() { goBack() }

  /// Goes back on the stack around the focus or, where it is in none, on the one in front of all others. False where there is no way back.
  @discardableResult
  func goBack() -> Bool {
    let presented = graph.presentations.shown.last { $0.isModal }
    let ready = models.compactMap(\.model).filter { model in
      model.canGoBack && model.box.isAttached && model.box.isOnScreen && model.box.barrier == nil
        && (presented.map { model.box.isWithin($0) } ?? true)
    }
    let focused = graph.input.focus.focused
    // Stacks inside of others were made later.
    guard let model = ready.last(where: { focused?.isWithin($0.box) ?? false }) ?? ready.last else { return false }
    model.goBack()
    return true
  }
}

@MainActor private let navigationInput = GraphService<NavigationInput> { NavigationInput(graph: $0) }

extension ViewGraph {
  var navigation: NavigationInput { service(navigationInput) }
}
