import Foundation

/// The addresses that a window is opened with, until one of its views takes them.
@MainActor
final class URLInbox {
  private var handlers: [(id: ObjectIdentifier, action: (URL) -> Void)] = []
  private var waiting: [URL] = []
  weak var graph: ViewGraph?

  func add(_ id: ObjectIdentifier, _ action: @escaping (URL) -> Void) {
    handlers.append((id, action))
    let urls = waiting
    waiting = []
    for url in urls { deliver(url) }
  }

  func set(_ id: ObjectIdentifier, _ action: @escaping (URL) -> Void) {
    if let index = handlers.firstIndex(where: { $0.id == id }) { handlers[index].action = action }
  }

  func remove(_ id: ObjectIdentifier) { handlers.removeAll { $0.id == id } }

  func deliver(_ url: URL) {
    guard !handlers.isEmpty else { return waiting.append(url) }
    graph?.enqueueAction { [weak self] in self?.handlers.forEach { $0.action(url) } }
  }
}

private enum URLInboxKey: EnvironmentKey { static var defaultValue: URLInbox? { nil } }

extension EnvironmentValues {
  var urlInbox: URLInbox? {
    get { self[URLInboxKey.self] }
    set { self[URLInboxKey.self] = newValue }
  }
}

extension View {
  /// Takes the addresses that the app is opened with: those among the arguments that it was started with, as the desktop does for an app
  /// that says in its desktop file which addresses it is for. Mirrors SwiftUI's `onOpenURL(perform:)`.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

nonisolated private struct OpenURLModifier: HookModifier {
  let action: (URL) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<OpenURLModifier> {
    private weak var inbox: URLInbox?

    override func didMount(_ modifier: OpenURLModifier) {
      inbox = node.scope.values.urlInbox
      inbox?.add(ObjectIdentifier(self), modifier.action)
    }

    override func didUpdate(from old: OpenURLModifier, to new: OpenURLModifier) { inbox?.set(ObjectIdentifier(self), new.action) }

    override func willUnmount(_ modifier: OpenURLModifier) { inbox?.remove(ObjectIdentifier(self)) }
  }
}
