import SwiftUI

/// A demo of the Navigation section.
public enum NavigationDemo: String, CaseIterable, Identifiable, Sendable {
  case stack, path, zoom, columns, tabs, sidebar, pages, toolbar, inspector

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .stack: "Stack"
    case .path: "Path"
    case .zoom: "Zoom"
    case .columns: "Columns"
    case .tabs: "Tabs"
    case .sidebar: "Sidebar"
    case .pages: "Pages"
    case .toolbar: "Toolbar"
    case .inspector: "Inspector"
    }
  }
}

struct NavigationSection: View {
  @State private var demo = NavigationDemo.stack

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SegmentedRow(NavigationDemo.allCases, selection: $demo, title: \.title) { "navigation-\($0.rawValue)" }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.25)) }
        .id(demo)
    }
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .stack: PlacesDemo()
    case .path: PathDemo()
    case .zoom: ZoomDemo()
    case .columns: ColumnsDemo()
    case .tabs: TabsDemo()
    case .sidebar: SidebarDemo()
    case .pages: PagesDemo()
    case .toolbar: ToolbarDemo()
    case .inspector: InspectorDemo()
    }
  }
}
