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
    case .start: "State, controls, and a card to drag"
    case .layout: "Stacks, frames, alignment, and a custom layout"
    case .text: "Styles, scripts, truncation, Markdown and rolling numbers"
    case .images: "Symbols in all variants, and pictures from URLs"
    case .drawing: "Shapes, gradients, effects"
    case .motion: "Springs, curves, transitions"
    case .animation: "Transitions, keyframes, and drag and drop"
    case .input: "Buttons, toggles, fields, gestures"
    case .controls: "Values, choices, forms and menus in all their styles"
    case .presentation: "Modals, sheets, bars, dialogs and banners, in layers of one window"
    case .keyboard: "The keyboard never covers the focused field"
    case .charts: "Interactive bars, lines, rings and functions"
    case .maps: "Islands to pan, to zoom and to fly over"
    case .navigation: "Screens, tabs, and navigation between them"
    case .lists: "Only visible rows are built, and none of them jumps"
    case .collections: "Any layout, a million cells, and a focus that is never lost"
    case .data: "Models in a store, and queries that observe them"
    case .services: "Notifications, location and photos"
    case .media: "A movie with controls, its pictures, and sounds"
    case .web: "A web page among views, with its history and progress"
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
