import OrielKit
import SwiftUI

/// One page of the Gallery.
public enum GallerySection: String, CaseIterable, Identifiable, Sendable {
  case start, layout, text, images, drawing, motion, animation, input, controls, presentation, navigation, lists, collections, keyboard

  public var id: String { rawValue }

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
    case .navigation: "Screens, tabs, and the ways between them"
    case .lists: "Only the rows in sight exist, and none of them jumps"
    case .collections: "Any layout, a million cells, and a focus that never gets lost"
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
    case .keyboard: "keyboard"
    }
  }
}

/// The whole Gallery: a list of sections at the side, and the one that is chosen.
public struct GalleryView: View {
  @State private var section: GallerySection

  public init(section: GallerySection = .start) {
    _section = State(initialValue: section)
  }

  public var body: some View {
    HStack(spacing: 0) {
      Sidebar(selection: $section)
      Divider()
      GalleryPage(section: section)
        .id(section)
    }
    .presentationHostLayer()
    // That section shows how to keep clear of the keyboard oneself.
    .ignoresSafeArea(section == .keyboard ? .keyboard : [], edges: .bottom)
  }
}

private struct Sidebar: View {
  @Binding var selection: GallerySection

  var body: some View {
    // In a window that is low, beside a system's keyboard for example, the last sections are out of sight.
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text("Oriel")
          .font(.title2)
          .fontWeight(.bold)
          .padding(.horizontal, 12)
          .padding(.top, 20)
          .padding(.bottom, 12)
        ForEach(GallerySection.allCases) { section in
          SidebarRow(section: section, isSelected: section == selection) { selection = section }
        }
      }
      .padding(.horizontal, 10)
    }
    .frame(width: 190)
    .background(Color.gray.opacity(0.1))
  }
}

private struct SidebarRow: View {
  let section: GallerySection
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(section.title)
        .fontWeight(isSelected ? .semibold : .regular)
        .foregroundStyle(isSelected ? Color.white : Color.primary)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isSelected ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 8))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("section-\(section.rawValue)")
  }
}

/// A section's heading and content.
struct GalleryPage: View {
  let section: GallerySection

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text(section.title).font(.largeTitle).fontWeight(.bold).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text(section.subtitle).foregroundStyle(.secondary)
      }
      // Whole points, whatever the font: lines below stay sharp.
      .frame(height: 66, alignment: .top)
      content
    }
    .padding(28)
    // What a low window has no room for is cut off below, and the heading stays.
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
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
    }
  }
}

/// A box with a caption, as all sections use it.
struct Panel<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.colorScheme) private var colorScheme

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      content
    }
    .padding(16)
    .background(Color.primary.opacity(colorScheme == .dark ? 0.09 : 0.05), in: RoundedRectangle(cornerRadius: 12))
  }
}
