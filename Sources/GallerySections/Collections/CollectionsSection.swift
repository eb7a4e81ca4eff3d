import SwiftUI

/// A demo of the Collections section.
public enum CollectionDemo: String, CaseIterable, Identifiable, Sendable {
  case shelves, television, carousel, pictures, calendar, million, edits, selection, pages, outline

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .shelves: "Shelves"
    case .television: "Television"
    case .carousel: "Carousel"
    case .pictures: "Pictures"
    case .calendar: "Calendar"
    case .million: "A million"
    case .edits: "Edits"
    case .selection: "Selection"
    case .pages: "Pages"
    case .outline: "Outline"
    }
  }
}

struct CollectionsSection: View {
  @State private var demo = CollectionDemo.shelves

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ViewThatFits(in: .horizontal) {
        row(CollectionDemo.allCases)
        VStack(alignment: .leading, spacing: 6) {
          row(Array(CollectionDemo.allCases.prefix(5)))
          row(Array(CollectionDemo.allCases.dropFirst(5)))
        }
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .id(demo)
    }
  }

  private func row(_ demos: [CollectionDemo]) -> some View {
    SegmentedRow(demos, selection: $demo, title: \.title) { "collections-\($0.rawValue)" }
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .shelves: ShelvesDemo()
    case .television: TelevisionDemo()
    case .carousel: CarouselDemo()
    case .pictures: PicturesDemo()
    case .calendar: CalendarDemo()
    case .million: MillionCellsDemo()
    case .edits: EditsDemo()
    case .selection: SelectionDemo()
    case .pages: ShelfPagesDemo()
    case .outline: OutlineDemo()
    }
  }
}
