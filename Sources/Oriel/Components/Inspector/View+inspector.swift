import Foundation

nonisolated enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// A column beside the content, or a sheet where there is no room for one.
struct InspectorModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  let panel: Panel
  @State private var stated: ColumnWidth?
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    let isNarrow = sizeClass == .compact
    let isColumn = isPresented && !isNarrow
    let split = SplitPanes(
      axis: .horizontal,
      content: Group {
        // What is gained or lost is the content's.
        content.frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(1)
        if isColumn {
          panel
            .frame(minWidth: stated?.least ?? 225, idealWidth: stated?.ideal ?? 270, maxWidth: stated?.most ?? 400, maxHeight: .infinity)
            .onLayoutPreferenceChange(InspectorWidthKey.self) { stated = $0 }
            .transition(.move(edge: .trailing))
        }
      })
    split
      .animation(.interpolatingSpring(duration: 0.4, bounce: 0), value: isColumn)
      .focusedSceneValue(\.inspectorToggle, InspectorToggle { isPresented.toggle() })
      .sheet(
        isPresented: Binding {
          isPresented && isNarrow
        } set: {
          isPresented = $0
        }
      ) { panel }
  }
}

extension View {
  /// Shows a column beside the view, at the trailing edge, that says more about what is chosen in it. Somebody may drag its edge. In a window of compact
  /// width it is a sheet. Mirrors SwiftUI's `inspector(isPresented:content:)`.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }

  /// How wide the inspector around is, in points; it can't be dragged to another width. Mirrors SwiftUI's `inspectorColumnWidth(_:)`.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(width))
  }

  /// Between which widths the inspector around may be dragged, and which it has at first, in points. Mirrors SwiftUI's
  /// `inspectorColumnWidth(min:ideal:max:)`.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(least: min ?? 225, ideal: ideal, most: max ?? 400))
  }
}
