extension View {
  /// Specifies whether the bar of the enclosing screen is hidden. A hidden bar takes no space. The user can still go back with the keyboard
  /// and from the edge. Mirrors SwiftUI's `navigationBarHidden(_:)`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationOption(.visibility(hidden ? .hidden : .automatic, [.navigationBar])))
  }

  /// Specifies whether the back button is hidden. This also disables the swipe from the edge and the keys that go back, so that the
  /// screen's own views have to go back by themselves, such as with `dismiss`. Mirrors SwiftUI's `navigationBarBackButtonHidden(_:)`.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationOption(.hidesBackButton(hidesBackButton)))
  }

  /// Adds views at both ends of the bar. Mirrors SwiftUI's `navigationBarItems(leading:trailing:)`, which `toolbar(content:)` has replaced.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(ToolbarModifier(toolbar: BarItems(leading: leading, trailing: trailing)))
  }

  /// Mirrors SwiftUI's `navigationBarItems(leading:)`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(toolbar: BarItems(leading: leading, trailing: EmptyView())))
  }

  /// Mirrors SwiftUI's `navigationBarItems(trailing:)`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(toolbar: BarItems(leading: EmptyView(), trailing: trailing)))
  }

  /// Sets the visibility of bars of the enclosing screen, or of all its bars if none is given. Mirrors SwiftUI's `toolbar(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.visibility(visibility, bars)))
  }

  /// Mirrors SwiftUI's `toolbarVisibility(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.visibility(visibility, bars)))
  }

  /// Sets the fill of bars of the enclosing screen. It is visible together with their background: while content is under them. Mirrors
  /// SwiftUI's `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.background(AnyShapeStyle(style), bars)))
  }

  /// Sets the visibility of bars' background. `automatic` shows it while content is under the bars. Mirrors SwiftUI's
  /// `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.backgroundVisibility(visibility, bars)))
  }

  /// Mirrors SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.backgroundVisibility(visibility, bars)))
  }

  /// Sets the color scheme of bars of the enclosing screen, which applies while their background is visible. `nil` selects the screen's
  /// color scheme. Mirrors SwiftUI's `toolbarColorScheme(_:for:)`.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.colorScheme(colorScheme, bars)))
  }
}

extension View {
  /// Sets the color scheme of a bar's views, unless it is `nil`.
  nonisolated func barColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}

/// The toolbar content of `navigationBarItems`.
nonisolated private struct BarItems<Leading: View, Trailing: View>: PrimitiveToolbarContent {
  let leading: Leading
  let trailing: Trailing

  init(leading: Leading, trailing: Trailing) {
    self.leading = leading
    self.trailing = trailing
  }

  @MainActor static func _view(of items: Self, at placement: ToolbarItemPlacement) -> AnyView {
    switch placement.slot {
    case .leading: AnyView(items.leading)
    case .trailing: AnyView(items.trailing)
    default: AnyView(EmptyView())
    }
  }
}
