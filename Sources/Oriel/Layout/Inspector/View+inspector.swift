import Foundation

/// How wide an inspector is, in points.
nonisolated struct InspectorWidth: Equatable {
  var least: CGFloat = 225
  var ideal: CGFloat = 270
  var most: CGFloat = 400

  /// Widths that make no sense are those that do and come nearest; `nil` is the default.
  init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    func sensible(_ width: CGFloat?) -> CGFloat? { width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    let standard = (least: self.least, ideal: self.ideal, most: self.most)
    self.ideal = sensible(ideal) ?? standard.ideal
    self.least = min(sensible(least) ?? standard.least, self.ideal)
    self.most = max(sensible(most) ?? standard.most, self.ideal)
  }
}

nonisolated enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

/// A column beside the content, or a sheet where there is no room for one.
struct InspectorModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  let panel: Panel
  @State private var width = InspectorWidth()
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
            .frame(minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most, maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? InspectorWidth() }
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
    preference(key: InspectorWidthKey.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }

  /// Between which widths the inspector around may be dragged, and which it has at first, in points. Mirrors SwiftUI's
  /// `inspectorColumnWidth(min:ideal:max:)`.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}
