import Foundation

/// A value that views hand up to their ancestors. Mirrors SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences of a part of the tree, merged in order.
package struct PreferenceValues {
  private struct Entry {
    let value: Any
    let merge: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(key)] = nil
        return
      }
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { first, second in
        guard var first = first as? K.Value, let second = second as? K.Value else { return second }
        K.reduce(value: &first) { second }
        return first
      }
    }
  }

  /// Adds the preferences of a view that follows.
  mutating func merge(_ next: PreferenceValues) {
    for (key, entry) in next.entries {
      if let existing = entries[key] {
        entries[key] = Entry(value: entry.merge(existing.value, entry.value), merge: entry.merge)
      } else {
        entries[key] = entry
      }
    }
  }
}

nonisolated struct PreferenceWriter<K: PreferenceKey>: HookModifier {
  let value: K.Value

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferenceWriter> {
    override func didMount(_ modifier: PreferenceWriter) { node.preferencesDidChange() }

    override func didUpdate(from old: PreferenceWriter, to new: PreferenceWriter) {
      if !valuesAreEqual(old.value, new.value) { node.preferencesDidChange() }
    }

    override func reduce(into values: inout PreferenceValues, modifier: PreferenceWriter) {
      // A preference set on a view takes the place of what is inside it.
      values[K.self] = modifier.value
    }
  }
}

nonisolated struct PreferenceTransform<K: PreferenceKey>: HookModifier {
  let transform: (inout K.Value) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferenceTransform> {
    override func didMount(_ modifier: PreferenceTransform) { node.preferencesDidChange() }

    override func didUpdate(from old: PreferenceTransform, to new: PreferenceTransform) { node.preferencesDidChange() }

    override func reduce(into values: inout PreferenceValues, modifier: PreferenceTransform) {
      var value = values[K.self] ?? K.defaultValue
      modifier.transform(&value)
      values[K.self] = value
    }
  }
}

nonisolated struct PreferenceObserver<K: PreferenceKey>: HookModifier where K.Value: Equatable {
  /// Whether the action is a part of the update that brings the value.
  var isForLayout = false
  let action: (K.Value) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferenceObserver> {
    private var last: K.Value?

    override func didMount(_ modifier: PreferenceObserver) {
      node.preferenceObservation = modifier.isForLayout ? .forLayout : .observes
      node.preferencesDidChange()
    }

    override func readPreferences(_ modifier: PreferenceObserver) {
      var values = PreferenceValues()
      node.reducePreferences(into: &values)
      let value = values[K.self] ?? K.defaultValue
      guard last != value else { return }
      let isFirst = last == nil
      last = value
      if isFirst, value == K.defaultValue { return }
      if modifier.isForLayout {
        modifier.action(value)
      } else {
        node.graph.enqueueAction { modifier.action(value) }
      }
    }
  }
}

extension View {
  /// Mirrors SwiftUI's `preference(key:value:)`.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Mirrors SwiftUI's `transformPreference(_:_:)`.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls the action when the preference of this view's content changed; mirrors SwiftUI's `onPreferenceChange(_:perform:)`.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// As `onPreferenceChange`, before the view is laid out with the new preference. The action is no user's: it may change nothing but how the view
  /// is laid out, and what the preference is must not depend on that.
  nonisolated func onLayoutPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(isForLayout: true, action: action))
  }
}
