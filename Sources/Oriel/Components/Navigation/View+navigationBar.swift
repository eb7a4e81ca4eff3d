extension View {
  /// Takes the bar of the screen around away, and its room. One can still go back by the keyboard and from the edge. Mirrors SwiftUI's
  /// `navigationBarHidden(_:)`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationOption(.visibility(hidden ? .hidden : .automatic, [.navigationBar])))
  }

  /// Takes the back button away, and with it the swipe from the edge and the keys that go back: the screen's own views have to.
  /// Mirrors SwiftUI's `navigationBarBackButtonHidden(_:)`.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationOption(.hidesBackButton(hidesBackButton)))
  }

  /// Views at both ends of the bar. Mirrors SwiftUI's `navigationBarItems(leading:trailing:)`, which `toolbar(content:)` has replaced.
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

  /// Shows or hides bars of the screen around; of none that is named all. Mirrors SwiftUI's `toolbar(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.visibility(visibility, bars)))
  }

  /// Mirrors SwiftUI's `toolbarVisibility(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.visibility(visibility, bars)))
  }

  /// What bars of the screen around are filled with while their background is seen: where content is under them. Mirrors SwiftUI's
  /// `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.background(AnyShapeStyle(style), bars)))
  }

  /// Whether the background of bars is seen; `automatic` where content is under them. Mirrors SwiftUI's `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.backgroundVisibility(visibility, bars)))
  }

  /// Mirrors SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.backgroundVisibility(visibility, bars)))
  }

  /// Whether bars of the screen around are light or dark, while their background is seen; nil is as the screen is. Mirrors SwiftUI's
  /// `toolbarColorScheme(_:for:)`.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.colorScheme(colorScheme, bars)))
  }
}

extension View {
  /// For the views of a bar that has a scheme of its own.
  nonisolated func barColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}

/// What `navigationBarItems` puts at the ends of a bar.
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
    case .principal, .titleMenu, .secondary, .bottom, .status, .keyboard: AnyView(EmptyView())
    }
  }
}
