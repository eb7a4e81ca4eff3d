extension View {
  /// What the stack around shows for values of a type: those in its path, and those of links. The builder's view is a screen of its own.
  ///
  /// Of several destinations for a type in one stack the one nearest to the root counts, which is reported once. In a lazy container it is known only
  /// once it is built. Mirrors SwiftUI's `navigationDestination(for:destination:)`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a screen while the binding is true; going back writes false. Mirrors SwiftUI's
  /// `navigationDestination(isPresented:destination:)`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      NavigationSourceModifier(
        source: nil, read: { isPresented.wrappedValue ? AnyHashable(true) : nil }, withdraw: { isPresented.wrappedValue = false },
        endsWithView: true, make: { _ in AnyView(destination()) }))
  }

  /// Pushes a screen while there is an item; another item takes its place. Going back writes nil. Mirrors SwiftUI's
  /// `navigationDestination(item:destination:)`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationSourceModifier(
        source: nil, read: { item.wrappedValue.map { AnyHashable($0) } }, withdraw: { item.wrappedValue = nil }, endsWithView: true,
        make: { item in (item.base as? D ?? (item as? D)).map { AnyView(destination($0)) } ?? AnyView(EmptyView()) }))
  }
}

nonisolated struct NavigationDestinationModifier<D: Hashable, Content: View>: HookModifier {
  let destination: (D) -> Content

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<NavigationDestinationModifier> {
    private var destination: NavigationDestination?
    private weak var model: NavigationModel?

    override func willMount(_ modifier: NavigationDestinationModifier) {
      guard let model = node.scope.values.navigationScreen?.model else {
        return Report.once(
          "navigation-destination-outside-\(D.self)",
          "navigationDestination(for: \(D.self).self) has no NavigationStack around, and does nothing. (\(node.viewPath))")
      }
      let destination = NavigationDestination(for: D.self, modifier.destination)
      self.destination = destination
      self.model = model
      model.add(destination)
    }

    override func didUpdate(from old: NavigationDestinationModifier, to new: NavigationDestinationModifier) {
      guard let destination else { return }
      destination.make = NavigationDestination.erased(new.destination)
      model?.destinationDidChange(destination)
    }

    override func willUnmount(_ modifier: NavigationDestinationModifier) {
      if let destination { model?.remove(destination) }
    }
  }
}

/// Pushes a screen while a value says so.
nonisolated struct NavigationSourceModifier: HookModifier {
  /// A source that outlives the view, as a link's state keeps it; nil makes one.
  let source: NavigationSource?
  /// What is asked for, told apart by its value; nil is nothing. Read in updates; what it reads is observed. Where there is no closure the source
  /// itself says so.
  let read: (() -> AnyHashable?)?
  let withdraw: () -> Void
  /// Whether the screen goes with the view that asks for it.
  let endsWithView: Bool
  /// Makes the view for what was asked for.
  let make: (AnyHashable) -> AnyView
  /// The column whose next one shows the screen, in place of the stack around.
  var column: SplitColumn?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<NavigationSourceModifier> {
    private var source: NavigationSource!
    private weak var model: NavigationModel?

    override func willMount(_ modifier: NavigationSourceModifier) {
      source = modifier.source ?? NavigationSource()
      model = node.scope.values.navigationScreen?.model
      take(modifier)
      if model == nil {
        Report.once(
          "navigation-source-outside-\(node.viewPath)",
          "A view that pushes a screen has no NavigationStack around, and pushes none. (\(node.viewPath))")
      }
    }

    override func didMount(_ modifier: NavigationSourceModifier) {
      if modifier.column == nil { model?.add(source) } else if source.isWanted { follow(modifier) }
    }

    override func didUpdate(from old: NavigationSourceModifier, to new: NavigationSourceModifier) {
      take(new)
      follow(new)
    }

    override func dependencyDidChange(_ modifier: NavigationSourceModifier) {
      take(modifier)
      follow(modifier)
    }

    private func follow(_ modifier: NavigationSourceModifier) {
      guard let column = modifier.column, let source else {
        model?.sourceDidChange(source)
        return
      }
      // A column's content belongs to the split view around, whose update may be over.
      node.graph.enqueueAction { [weak column] in column?.follow(source) }
    }

    private func take(_ modifier: NavigationSourceModifier) {
      let source: NavigationSource = source
      source.isBound = modifier.read != nil
      // Not the modifier as a whole, which has the source.
      let make = modifier.make
      if let read = modifier.read {
        let id = node.tracking(read)
        if let id { source.id = id }
        if source.isWanted != (id != nil) { source.isWanted = id != nil }
        // What is on its way out keeps what it shows.
        if let id { source.make = { make(id) } }
        source.withdraw = modifier.withdraw
      } else {
        source.make = { make(0) }
        source.withdraw = { [weak source, weak model] in
          source?.isWanted = false
          model?.node.setNeedsUpdate()
        }
      }
    }

    override func willUnmount(_ modifier: NavigationSourceModifier) {
      guard modifier.endsWithView else {
        if let read = modifier.read {
          // The change that takes the link away may be the one by which nobody wants its screen any more.
          if Dependencies.withoutReader(read) == nil { wantsNoMore() }
          readsNoMore(modifier.withdraw)
        }
        model?.remove(source)
        return
      }
      wantsNoMore()
      model?.remove(source)
    }

    private func wantsNoMore() {
      source.isWanted = false
      if let model, model.node.isMounted, source.entry != nil { model.node.setNeedsUpdate() }
    }

    /// The screen outlives the link, as one in a menu: nobody sees what becomes of the binding, and going back is enough.
    private func readsNoMore(_ withdraw: @escaping () -> Void) {
      let source: NavigationSource = source
      source.withdraw = { [weak source, weak model] in
        withdraw()
        source?.isWanted = false
        model?.node.setNeedsUpdate()
      }
    }
  }
}
