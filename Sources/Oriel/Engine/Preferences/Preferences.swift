import Foundation

/// A key for a value that views provide to their ancestors. Mirrors SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Merges the value of the next view in order into an accumulated value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
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

  /// Merges the preferences of the view that follows in order.
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
      // A preference that is set on a view replaces those of its content.
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
  /// Indicates whether the action is part of the update in which the value changes.
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
  /// Sets the value of a preference for the view. Mirrors SwiftUI's `preference(key:value:)`.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Transforms the value of a preference of the view. Mirrors SwiftUI's `transformPreference(_:_:)`.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls the action when the preference of this view's content has changed. Mirrors SwiftUI's `onPreferenceChange(_:perform:)`.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Calls the action when the preference of this view's content has changed, before the view is laid out. The action must not be code of
  /// the app: it may only change the layout of the view, and the preference must not depend on that.
  nonisolated func onLayoutPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(isForLayout: true, action: action))
  }
}
