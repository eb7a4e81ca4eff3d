import Foundation

/// An item in the desktop environment's status area that opens a menu or a window of the app. Mirrors SwiftUI's `MenuBarExtra`.
///
/// The status area is any service that shows status notifier items: the panels of KDE Plasma, Xfce and others by default, and GNOME's with
/// the AppIndicator extension. If there is none, this is reported once, and the item appears when one starts. The desktop environment draws
/// the menu: buttons, toggles, pickers, menus, sections and dividers are its entries, and other texts are entries without an action. The
/// app runs while the item exists, with or without windows.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>?

  private init(label: Label, content: Content, isInserted: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }

  /// Creates an item with content and a label. Mirrors SwiftUI's `init(content:label:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isInserted: nil)
  }

  /// Creates an item that is present while the binding is true. Mirrors SwiftUI's `init(isInserted:content:label:)`.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isInserted: isInserted)
  }

  public var body: Never { neverBody(Self.self) }

  public func _appendWindows(to windows: inout _WindowList) {
    let setup = StatusItemSetup(label: AnyView(label), isInserted: isInserted?.wrappedValue ?? true)
    windows.append(id: nil, title: nil, isSingle: true, role: .statusItem(setup)) { [content] _ in AnyView(content) }
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item that shows its title. Mirrors SwiftUI's `init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), isInserted: nil)
  }

  /// Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), isInserted: nil)
  }

  /// Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isInserted: nil)
  }

  /// Mirrors SwiftUI's `init(_:isInserted:content:)`.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Mirrors SwiftUI's `init(_:isInserted:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), isInserted: isInserted)
  }

  /// Mirrors SwiftUI's `init(_:isInserted:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isInserted: isInserted)
  }
}
