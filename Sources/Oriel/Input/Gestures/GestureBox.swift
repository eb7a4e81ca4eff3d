import Foundation

nonisolated struct GestureModifier<G: Gesture>: BoxModifier {
  let gesture: G
  var priority = GestureMember.Priority.normal
  var mask = GestureMask.all

  @MainActor func makeBox(_ node: AnyViewNode) -> GestureBox {
    let box = GestureBox(node: node, priority: priority)
    update(box)
    return box
  }

  @MainActor func update(_ box: GestureBox, transaction: Transaction) { update(box) }

  @MainActor private func update(_ box: GestureBox) {
    box.gestureMask = mask
    box.assembly.assemble(gesture)
    box.rootDidChange()
  }
}

/// A box that attaches a gesture to its content.
@MainActor
final class GestureBox: WrapperBox, GestureSource {
  private(set) lazy var assembly = _GestureAssembly(box: self)
  var gestureMask = GestureMask.all
  private let priority: GestureMember.Priority
  private var member: GestureMember?

  init(node: AnyViewNode, priority: GestureMember.Priority) {
    self.priority = priority
    super.init(node: node)
  }

  var gestureMember: GestureMember? {
    guard environment.isEnabled, let root = assembly.root else { return nil }
    if let member, member.unit === root { return member }
    let member = GestureMember(root, priority: priority)
    self.member = member
    return member
  }

  /// Removes the previous recognizer from the arenas if the assembly has another one.
  func rootDidChange() {
    guard let member, member.unit !== assembly.root else { return }
    graph.input.remove(member)
    self.member = nil
  }

  override func willDisappear() {
    if let member { graph.input.remove(member) }
  }
}
