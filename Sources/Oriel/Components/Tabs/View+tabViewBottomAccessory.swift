/// The placement of the bottom accessory of a tab view. Mirrors SwiftUI's `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the button of the minimized bar.
  case inline
  /// Above the bar, or at the bottom of the tabs if the bar is elsewhere.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }
private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The placement of the bottom accessory that contains the view, or `nil` outside of one. Mirrors SwiftUI's
  /// `tabViewBottomAccessoryPlacement`.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// The accessory of the tab view in the view. Nested tab views have accessories of their own.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds a view at the bottom of the tab view, above the bar at the bottom or, while that is minimized, beside its button. It is 48 points
  /// high, and all tabs keep clear of it. Tab views with pages don't show it. Mirrors SwiftUI's `tabViewBottomAccessory(content:)`.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds a view at the bottom of the tab view while `isEnabled` is `true`. Mirrors SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = isEnabled ? AnyView(content()) : nil
    return transformEnvironment(\.tabAccessory) { $0 = view }
  }
}

/// The bottom accessory of a tab view, or nothing.
struct TabAccessory: View {
  let content: AnyView?
  let placement: TabViewBottomAccessoryPlacement

  var body: some View {
    if let content {
      let shape = RoundedRectangle(cornerRadius: 16)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(shape)
        .background(.thickMaterial, in: shape)
        .overlay { shape.strokeBorder(Color(.system(.separator)), lineWidth: 0.5).allowsHitTesting(false) }
        .contentShape(shape)
        .environment(\.tabViewBottomAccessoryPlacement, placement)
        .barTypeSize()
    }
  }
}
