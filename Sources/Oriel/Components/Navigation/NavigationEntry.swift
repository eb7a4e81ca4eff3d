/// A screen above a stack's root, from its push to the end of its removal.
@MainActor
final class NavigationEntry: Dismissable {
  enum Kind {
    case value(NavigationPath.Element)
    case source(NavigationSource)
  }

  let kind: Kind
  /// The id of the source's item when the source pushed the screen.
  let sourceID: AnyHashable
  private unowned let model: NavigationModel
  private(set) var node: NavigationScreenNode<NavigationDestinationView>!
  /// The destination that builds the screen, or `nil` if none is declared for its value.
  private(set) var destination: NavigationDestination?
  var isOnStack = true
  /// A number that increases when the screen has to be built again.
  private var revision = 0

  init(_ kind: Kind, model: NavigationModel) {
    self.kind = kind
    self.model = model
    if case .source(let source) = kind { sourceID = source.id } else { sourceID = 0 }
    find()
    let handle = DismissHandle(self)
    let view = view
    node = NavigationScreenNode(view, model: model, isRoot: false) { $0.enterScreen(handle) }
  }

  var screen: NavigationScreen { node.screen }
  var box: NavigationScreenBox { node.box }

  var element: NavigationPath.Element? { if case .value(let element) = kind { element } else { nil } }
  var source: NavigationSource? { if case .source(let source) = kind { source } else { nil } }

  /// Indicates whether the source doesn't request the screen anymore.
  var isWithdrawn: Bool { source.map { !$0.isWanted || $0.id != sourceID } ?? false }

  /// Finds the destination again, and updates the screen with it.
  func refresh() {
    find()
    revision += 1
    node.update(view)
  }

  private func find() { if let element { destination = model.destination(for: element) } }

  private var view: NavigationDestinationView {
    switch kind {
    case .source(let source): return NavigationDestinationView(revision: revision) { source.make() }
    case .value(let element):
      if let destination {
        return NavigationDestinationView(revision: revision) { destination.make(element.value) ?? AnyView(EmptyView()) }
      }
      return NavigationDestinationView(revision: revision) { AnyView(MissingDestination(element: element)) }
    }
  }

  // MARK: Dismissable

  var isShown: Bool { isOnStack }

  func requestDismissal() { if isOnStack { model.pop(self) } }
}

/// The content of a screen for a value without a declared destination.
private struct MissingDestination: View {
  let element: NavigationPath.Element

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle).accessibilityHidden(true)
      Text(verbatim: "This screen isn't available.").font(.headline)
      Text(verbatim: "navigationDestination(for: \(element.type).self)").font(.footnote)
    }
    .foregroundStyle(Color.primary.opacity(0.6))
    .multilineTextAlignment(.center)
    .padding(24)
    .accessibilityElement(children: .combine)
  }
}

extension EnvironmentValues {
  /// Sets the environment values of a pushed screen, which has the stack's environment and can be dismissed.
  @MainActor mutating func enterScreen(_ handle: DismissHandle) {
    dismiss = DismissAction(handle: handle)
    isPresented = true
    presentationMode = handle.mode
    splitColumn = nil
    splitBack = nil
    linksPushInCompactColumn = false
  }
}
