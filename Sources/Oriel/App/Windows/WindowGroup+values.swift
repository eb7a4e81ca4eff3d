/// The content of a window for a value. Mirrors SwiftUI's `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: @MainActor () -> Content

  public var body: some View { content() }
}

/// Groups for values of a type. The content of a window depends on the binding, which is `nil` if the window was opened without a value.
extension WindowGroup {
  /// Creates a group for values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type, content)
  }

  /// Creates a group for values of a type with an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type, content)
  }

  /// Creates a group for values of a type with a title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, type, content)
  }

  /// Creates a group for values of a type with a title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, type, content)
  }

  /// Creates a group for values of a type with a localized title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), type, content)
  }

  /// Creates a group for values of a type with a title from a localized string resource.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), type, content)
  }

  /// Creates a group for values of a type with a localized title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type, content)
  }

  /// Creates a group for values of a type with a title from a localized string resource and an identifier.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), type, content)
  }

  /// Creates a group for values of a type with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), type, content)
  }

  /// Creates a group for values of a type with an unlocalized title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), type, content)
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, _ type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    // Bodies are evaluated on the main actor only. A closure of that actor couldn't accept `$value` without a warning.
    nonisolated(unsafe) let content = content
    self.init(id: id, title: title, dataType: type) {
      let binding = $0.binding(D.self)
      return PresentedWindowContent { content(binding) }
    }
  }
}

/// Groups for values of a type, with a default value for windows that are opened without one.
extension WindowGroup {
  /// Creates a group for values of a type with a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type, content, defaultValue)
  }

  /// Creates a group for values of a type with an identifier and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type, content, defaultValue)
  }

  /// Creates a group for values of a type with a title and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, type, content, defaultValue)
  }

  /// Creates a group for values of a type with a title, an identifier and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, type, content, defaultValue)
  }

  /// Creates a group for values of a type with a localized title and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), type, content, defaultValue)
  }

  /// Creates a group for values of a type with a title from a localized string resource and a default value.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), type, content, defaultValue)
  }

  /// Creates a group for values of a type with a localized title, an identifier and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type, content, defaultValue)
  }

  /// Creates a group for values of a type with a title from a localized string resource, an identifier and a default value.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), type, content, defaultValue)
  }

  /// Creates a group for values of a type with an unlocalized title and a default value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), type, content, defaultValue)
  }

  /// Creates a group for values of a type with an unlocalized title, an identifier and a default value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), type, content, defaultValue)
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, _ type: D.Type, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    // For the same reason as above.
    nonisolated(unsafe) let (content, defaultValue) = (content, defaultValue)
    self.init(id: id, title: title, dataType: type) {
      let binding = $0.binding(D.self, default: defaultValue)
      return PresentedWindowContent { content(binding) }
    }
  }
}
