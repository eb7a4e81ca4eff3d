import Foundation

nonisolated enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// An inspector: a column beside the content, or a sheet if the window is too narrow for a column.
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
        // The content, not the inspector, absorbs changes of the available width.
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
  /// Presents a column at the trailing edge of the view, for details about the selection in it. The user can drag the edge of the column.
  /// In a window of compact width the inspector is a sheet. Mirrors SwiftUI's `inspector(isPresented:content:)`.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }

  /// Sets a fixed width for the enclosing inspector, in points. The user can't drag its edge. Mirrors SwiftUI's `inspectorColumnWidth(_:)`.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(width))
  }

  /// Sets the range of widths and the initial width of the enclosing inspector, in points. The user can drag its edge within the range.
  /// Mirrors SwiftUI's `inspectorColumnWidth(min:ideal:max:)`.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(least: min ?? 225, ideal: ideal, most: max ?? 400))
  }
}
