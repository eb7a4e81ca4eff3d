/// The ways back that a window has for all of its stacks: keys and a mouse's button.
@MainActor
final class NavigationInput {
  private unowned let graph: ViewGraph
  private var models: [WeakModel] = []

  private struct WeakModel { weak var model: NavigationModel? }

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ model: NavigationModel) { models.append(WeakModel(model: model)) }

  func remove(_ model: NavigationModel) { models.removeAll { $0.model === model || $0.model == nil } }

  /// Escape, or Alt with the arrow to where the reading direction comes from.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let back: KeyEquivalent = graph.rootScope.isRightToLeft ? .rightArrow : .leftArrow
    guard event.key == .escape && event.modifiers.isEmpty || event.key == back && event.modifiers == .option else { return false }
    return goBack()
  }

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
