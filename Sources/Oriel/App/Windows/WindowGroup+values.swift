/// The content of a window for a value. Mirrors SwiftUI's `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: @MainActor () -> Content

  public var body: some View { content() }
}

/// Groups for values of a type. The content of a window depends on the binding, which is `nil` if the window was opened without a value.
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), type, content)
  }

  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type, content)
  }

  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), type, content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), type, content)
  }

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
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), type, content, defaultValue)
  }

  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type, content, defaultValue)
  }

  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), type, content, defaultValue)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), type, content, defaultValue)
  }

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
