import Foundation

/// Windows that all show the same view. Mirrors SwiftUI's `WindowGroup`.
///
/// Of the scenes of an app the first one has a window at launch; further ones are opened by `openWindow`. A group for values has a window
/// for each value.
nonisolated public struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let dataType: Any.Type?
  private let content: @MainActor (WindowValue) -> Content

  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content: content()) }

  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content: content()) }

  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content: content()) }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: title, content: content()) }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }

  private init(id: String?, title: Text?, content: Content) {
    nonisolated(unsafe) let content = content
    self.init(id: id, title: title, dataType: nil) { _ in content }
  }

  private init(id: String?, title: Text?, dataType: Any.Type?, make: @escaping @MainActor (WindowValue) -> Content) {
    self.id = id
    self.title = title
    self.dataType = dataType
    content = make
  }

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: id, title: title, dataType: dataType) { [content] in AnyView(content($0)) }
  }
}

/// The view of a window for a value. Mirrors SwiftUI's `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: @MainActor () -> Content

  public var body: some View { content() }
}

extension WindowGroup {
  /// Windows for values of a type; what a window shows follows the binding, which is nil where none was opened for a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type, content)
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, _ type: D.Type, _ content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, dataType: type) {
      let binding = $0.binding(D.self)
      return PresentedWindowContent { content(binding) }
    }
  }

  /// Windows for values of a type, with a value for those that are opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, type, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, type, content, defaultValue)
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    id: String?, _ type: D.Type, _ content: @escaping @MainActor (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let defaultValue = defaultValue
    self.init(id: id, title: nil, dataType: type) {
      let binding = $0.binding(D.self, default: defaultValue)
      return PresentedWindowContent { content(binding) }
    }
  }
}
