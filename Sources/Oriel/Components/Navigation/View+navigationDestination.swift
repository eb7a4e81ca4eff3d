extension View {
  /// Sets the view that the enclosing stack shows for values of a type, which come from its path and from links. The builder's view is a
  /// screen of its own.
  ///
  /// If a stack has several destinations for a type, the one nearest to the root applies, and the others are reported once. A destination
  /// in a lazy container isn't available until it is built. Mirrors SwiftUI's `navigationDestination(for:destination:)`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a screen while the binding is `true`. Going back sets it to `false`. Mirrors SwiftUI's
  /// `navigationDestination(isPresented:destination:)`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      NavigationSourceModifier(
        source: nil, read: { isPresented.wrappedValue ? AnyHashable(true) : nil }, withdraw: { isPresented.wrappedValue = false },
        endsWithView: true, make: { _ in AnyView(destination()) }))
  }

  /// Pushes a screen while the item isn't `nil`. A different item replaces the screen. Going back sets the item to `nil`. Mirrors SwiftUI's
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
          "navigationDestination(for: \(D.self).self) is outside of a NavigationStack and has no effect. (\(node.viewPath))")
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

/// A modifier that pushes a screen while a value requests it.
nonisolated struct NavigationSourceModifier: HookModifier {
  /// A source that outlives the view, such as one in a link's state, or `nil` to create a source.
  let source: NavigationSource?
  /// A function that returns the identity of the requested item, or `nil` for no request. It is called in updates, and the node becomes a
  /// reader. If the function is `nil`, the source itself determines the request.
  let read: (() -> AnyHashable?)?
  let withdraw: () -> Void
  /// Indicates whether the screen is removed with the view that requests it.
  let endsWithView: Bool
  /// A function that returns the view of the requested item.
  let make: (AnyHashable) -> AnyView
  /// The column whose next column shows the screen, or `nil` if the enclosing stack shows it.
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
          "A view that pushes a screen is outside of a NavigationStack; no screen is pushed. (\(node.viewPath))")
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
      // A column's content belongs to the enclosing split view, whose update may already be complete.
      node.graph.enqueueAction { [weak column] in column?.follow(source) }
    }

    private func take(_ modifier: NavigationSourceModifier) {
      let source: NavigationSource = source
      source.isBound = modifier.read != nil
      // Capturing the whole modifier would create a cycle, because the modifier has the source.
      let make = modifier.make
      if let read = modifier.read {
        let id = node.tracking(read)
        if let id { source.id = id }
        if source.isWanted != (id != nil) { source.isWanted = id != nil }
        // A screen whose removal transition runs keeps its content.
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
          // The change that removes the link may also end the request for its screen.
          if Dependencies.withoutReader(read) == nil { endRequest() }
          detachFromBinding(modifier.withdraw)
        }
        model?.remove(source)
        return
      }
      endRequest()
      model?.remove(source)
    }

    private func endRequest() {
      source.isWanted = false
      if let model, model.node.isMounted, source.entry != nil { model.node.setNeedsUpdate() }
    }

    /// Detaches the source from the binding. The screen outlives the link, as with one in a menu. Changes of the binding aren't observed
    /// then, and going back ends the request.
    private func detachFromBinding(_ withdraw: @escaping () -> Void) {
      let source: NavigationSource = source
      source.withdraw = { [weak source, weak model] in
        withdraw()
        source?.isWanted = false
        model?.node.setNeedsUpdate()
      }
    }
  }
}
