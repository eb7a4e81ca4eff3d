import SwiftUI

/// A demo of the Collections section.
public enum CollectionDemo: String, CaseIterable, Identifiable, Sendable {
  case shelves, television, carousel, pictures, calendar, million, edits, outline

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
    case .outline: "Outline"
    }
  }
}

struct CollectionsSection: View {
  @State private var demo = CollectionDemo.shelves

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SegmentedRow(CollectionDemo.allCases, selection: $demo, title: \.title) { "collections-\($0.rawValue)" }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .id(demo)
    }
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
    case .outline: OutlineDemo()
    }
  }
}
