import OrielKit
import SwiftUI

/// A section of the Gallery.
public enum GallerySection: String, CaseIterable, Identifiable, Sendable {
  case start, layout, text, images, drawing, motion, animation, input, controls, presentation, navigation, lists, collections, keyboard
  case data, charts, maps, media, web, services

  /// The identity of the section.
  public var id: Self { self }

  /// The title of the section.
  public var title: String {
    switch self {
    case .start: "Start"
    case .layout: "Layout"
    case .text: "Text"
    case .images: "Images"
    case .drawing: "Drawing"
    case .motion: "Motion"
    case .animation: "Animation"
    case .input: "Input"
    case .controls: "Controls"
    case .presentation: "Presentation"
    case .navigation: "Navigation"
    case .lists: "Lists"
    case .collections: "Collections"
    case .keyboard: "Keyboard"
    case .data: "Data"
    case .services: "Services"
    case .web: "Web"
    case .charts: "Charts"
    case .media: "Media"
    case .maps: "Maps"
    }
  }

  var subtitle: String {
    switch self {
    case .start: "State, controls, and a card to play with"
    case .layout: "Stacks, frames, alignment, and a layout of our own"
    case .text: "Styles, scripts, truncation, Markdown and numbers that roll"
    case .images: "Symbols in all their forms, and pictures from addresses"
    case .drawing: "Shapes, gradients, effects"
    case .motion: "Springs, curves, transitions"
    case .animation: "All that comes, goes, jumps and is dragged"
    case .input: "Buttons, toggles, fields, gestures"
    case .controls: "Values, choices, forms and menus, each in all its styles"
    case .presentation: "Modals, sheets, bars, dialogs and banners, in layers of one window"
    case .keyboard: "Nothing is ever covered, and nothing lags behind"
    case .charts: "Bars, lines, rings and functions, to point at and to scroll"
    case .maps: "Islands to drag, to zoom and to fly over"
    case .navigation: "Screens, tabs, and the ways between them"
    case .lists: "Only the rows in sight exist, and none of them jumps"
    case .collections: "Any layout, a million cells, and a focus that never gets lost"
    case .data: "Models in a store, and queries that follow them"
    case .services: "What the desktop does for programs that ask it"
    case .media: "A movie with its controls, its pictures, and sounds"
    case .web: "A page of the web among views, with its history and progress"
    }
  }

  var symbol: String {
    switch self {
    case .start: "house"
    case .layout: "square.grid.2x2"
    case .text: "textformat"
    case .images: "photo"
    case .drawing: "paintbrush"
    case .motion: "sparkles"
    case .animation: "wand.and.stars"
    case .input: "keyboard"
    case .controls: "slider.horizontal.3"
    case .presentation: "square.on.square"
    case .navigation: "map"
    case .lists: "list.bullet"
    case .collections: "square.grid.3x3"
    case .keyboard: "character.cursor.ibeam"
    case .data: "books.vertical"
    case .services: "bell"
    case .web: "globe"
    case .charts: "chart.bar"
    case .media: "play.rectangle"
    case .maps: "globe.europe.africa"
    }
  }
}

/// The whole Gallery: a sidebar with the list of sections, and the selected section. A narrow window shows the list first.
public struct GalleryView: View {
  @State private var section: GallerySection?
  /// The width of the sidebar, in points. It increases with the text size, up to a third of a usual window.
  @ScaledMetric private var sidebarWidth: CGFloat = 190

  /// Creates the Gallery with a selected section.
  public init(section: GallerySection = .start) {
    _section = State(initialValue: section)
  }

  public var body: some View {
    NavigationSplitView {
      List(GallerySection.allCases, selection: $section) { section in
        Label(section.title, systemImage: section.symbol)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibilityIdentifier("section-\(section.rawValue)")
      }
      .listStyle(.sidebar)
      .navigationTitle("Oriel")
      .navigationBarTitleDisplayMode(.inline)
      .navigationSplitViewColumnWidth(min(max(sidebarWidth, 190), 330))
    } detail: {
      if let section {
        GalleryPage(section: section).id(section)
      } else {
        ContentUnavailableView("Choose a section", systemImage: "square.grid.2x2")
      }
    }
    // The title of the window doesn't depend on the section.
    .navigationTitle("Oriel Gallery")
    .presentationHostLayer()
    // The Keyboard section demonstrates other ways to avoid the keyboard.
    .ignoresSafeArea(section == .keyboard ? .keyboard : [], edges: .bottom)
  }
}

/// The content of a section, below the bar with its title.
struct GalleryPage: View {
  let section: GallerySection
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  init(section: GallerySection) { self.section = section }

  /// Returns the margin around the content, in points.
  static func margin(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .compact ? 16 : 28 }

  var body: some View {
    VStack(alignment: .leading, spacing: sizeClass == .compact ? 12 : 24) {
      // With large text, the content needs the whole height.
      if textScale < 1.5 {
        Text(section.subtitle).font(.title3).foregroundStyle(.secondary)
          // The height is integral for every font, so that the lines below remain sharp.
          .frame(minHeight: 26, alignment: .top)
      }
      content
    }
    .padding(.top, sizeClass == .compact ? 12 : 18)
    .padding([.horizontal, .bottom], Self.margin(sizeClass))
    // In a low window, the content is clipped at the bottom, and the heading remains visible.
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle(section.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarRole(.editor)
  }

  @ViewBuilder private var content: some View {
    switch section {
    case .start: StartSection()
    case .layout: LayoutSection()
    case .text: TextSection()
    case .images: ImagesSection()
    case .drawing: DrawingSection()
    case .motion: MotionSection()
    case .animation: AnimationSection()
    case .input: InputSection()
    case .controls: ControlsSection()
    case .presentation: PresentationSection()
    case .navigation: NavigationSection()
    case .lists: ListsSection()
    case .collections: CollectionsSection()
    case .keyboard: KeyboardSection()
    case .data: DataSection()
    case .media: MediaSection()
    case .services: ServicesSection()
    case .web: WebSection()
    case .charts: ChartsSection()
    case .maps: MapsSection()
    }
  }
}
