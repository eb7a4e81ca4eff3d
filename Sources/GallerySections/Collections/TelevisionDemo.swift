import OrielKit
import SwiftUI

/// The home screen of a television, which can be operated by arrow keys, a remote or a gamepad alone.
struct TelevisionDemo: View {
  @State private var chosen: Film?
  @FocusState private var focused: Film?

  private static let rows = FilmShelf.allCases.map { shelf in
    CollectionRow(section: shelf, items: (0..<shelf.count).map { Film(shelf: shelf, number: $0) })
  }

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Tonight", note: chosen.map { "Playing \($0.title)" } ?? "Move with the arrow keys, play with Return") {
        Text("21:04").font(.headline).monospacedDigit().foregroundStyle(.secondary)
      }
      CollectionView(rows: Self.rows) { index, _ in
        Self.rows[index].section.layout
      } cell: { _, film in
        FilmCard(film: film) { chosen = film }
          .focused($focused, equals: film)
      } supplementaryView: { _, path in
        Text(Self.rows[path.section].section.title)
          .font(.headline)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      }
      .accessibilityIdentifier("television")
    }
    .onAppear { focused = Self.rows[0].items[0] }
  }
}

private enum FilmShelf: CaseIterable, Hashable {
  case featured, unfinished, short, nature

  var title: String {
    switch self {
    case .featured: "Featured"
    case .unfinished: "Continue watching"
    case .short: "Short films"
    case .nature: "Outside"
    }
  }

  var count: Int {
    switch self {
    case .featured: 6
    case .unfinished: 5
    case .short: 30
    case .nature: 18
    }
  }

  private var size: CGSize {
    switch self {
    case .featured: CGSize(width: 440, height: 220)
    case .unfinished: CGSize(width: 240, height: 150)
    case .short: CGSize(width: 128, height: 190)
    case .nature: CGSize(width: 210, height: 140)
    }
  }

  @MainActor var layout: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(size.width), height: .absolute(size.height), spacing: 24,
      behavior: self == .featured ? .groupPagingCentered : .continuousGroupLeadingBoundary)
    // Space for a card that is larger while it is focused.
    section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 28, bottom: 26, trailing: 28)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return section
  }
}

private struct Film: Hashable {
  let shelf: FilmShelf
  let number: Int

  private var seed: Int { number * 7 + (FilmShelf.allCases.firstIndex(of: shelf) ?? 0) * 131 }

  var picture: Int { seed }

  var title: String {
    let first = ["Quiet", "Northern", "Paper", "Second", "Hidden", "Amber", "Low", "Winter"]
    let last = ["Harbor", "Signals", "Orchard", "Tide", "Meridian", "Lanterns", "Passage", "Atlas"]
    return "\(first[seed % first.count]) \(last[(seed / 3 + number) % last.count])"
  }

  /// The fraction of the film that was watched, or `nil` if it wasn't started.
  var progress: Double? { shelf == .unfinished ? Double(20 + seed * 13 % 70) / 100 : nil }
}

private struct FilmCard: View {
  let film: Film
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      ZStack(alignment: .bottomLeading) {
        DrawnPicture(number: film.picture)
        LinearGradient(colors: [.clear, .black.opacity(0.65)], startPoint: .center, endPoint: .bottom)
        VStack(alignment: .leading, spacing: 6) {
          Text(film.title).font(film.shelf == .featured ? .title2 : .callout).fontWeight(.semibold).lineLimit(1).minimumScaleFactor(0.3)
          if let progress = film.progress { ProgressLine(progress: progress) }
        }
        .foregroundStyle(.white)
        .padding(12)
      }
    }
    .buttonStyle(.card)
    // The width of the card doesn't depend on the text size.
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    .accessibilityLabel(film.title)
    .accessibilityIdentifier("film \(film.shelf) \(film.number)")
  }
}

private struct ProgressLine: View {
  let progress: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.35))
        Capsule().fill(.white).frame(width: proxy.size.width * progress)
      }
    }
    .frame(height: 4)
    .accessibilityHidden(true)
  }
}
