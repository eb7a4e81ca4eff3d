/// A stack or, with several views, columns. Mirrors SwiftUI's `NavigationView`, which `NavigationStack` and `NavigationSplitView` have
/// replaced.
///
/// A single view is the root of a stack, in windows of any width. Two or three views are columns, as in a `NavigationSplitView`. With
/// `navigationViewStyle(.stack)` the first of them is the root of a stack.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  private let columns: [AnyView]

  /// Creates a navigation view with the root of a stack.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    columns = []
  }

  /// Creates a navigation view with two columns.
  public init<A: View, B: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(A, B)> {
    self.content = content()
    columns = [AnyView(self.content.value.0), AnyView(self.content.value.1)]
  }

  /// Creates a navigation view with three columns.
  public init<A: View, B: View, C: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(A, B, C)> {
    self.content = content()
    columns = [AnyView(self.content.value.0), AnyView(self.content.value.1), AnyView(self.content.value.2)]
  }

  @MainActor public var body: some View {
    if columns.isEmpty { NavigationStack { content } } else { NavigationColumns(columns: columns) }
  }
}

private struct NavigationColumns: View {
  let columns: [AnyView]
  @Environment(\.navigationViewsShowColumns) private var showsColumns

  init(columns: [AnyView]) { self.columns = columns }

  var body: some View {
    if !showsColumns {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}
