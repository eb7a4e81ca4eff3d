import SwiftUI

/// A picture and its metadata.
public struct Photo: Identifiable, Hashable, Sendable {
  enum Subject: CaseIterable {
    case hills, sea, night
  }

  /// The identity of the photo.
  public let id: Int
  /// The title of the photo.
  public let title: String
  let place: String
  let date: Date
  let subject: Subject
  /// The main hue, from 0 to 1.
  let hue: Double
}

extension Photo {
  /// Photos from spring to autumn, the latest first.
  public static let samples: [Photo] = {
    let titles = [
      ("First Snow", "Bergen"), ("Long Shadows", "Umbria"), ("Night Ferry", "Hook of Holland"), ("Vineyard", "Mosel"),
      ("Low Tide", "Norderney"),
      ("Perseids", "Rhön"), ("Noon", "Sardinia"), ("After the Storm", "Brittany"), ("Camp", "Sarek"), ("Heather", "Lüneburg"),
      ("Bathing Place", "Lake Constance"), ("Full Moon", "Puglia"), ("Cornfield", "Alsace"), ("Lighthouse", "Skagen"),
      ("Milky Way", "La Palma"),
      ("Early Green", "Black Forest"), ("Spring Tide", "Cornwall"), ("Blue Hour", "Lisbon"),
    ]
    // Noon of a day in October. There is a photo every eleven days before it.
    let latest = Date(timeIntervalSince1970: 1_792_584_000)
    return titles.enumerated().map { index, text in
      Photo(
        id: index, title: text.0, place: text.1, date: latest.addingTimeInterval(Double(-index) * 11 * 24 * 60 * 60),
        subject: Subject.allCases[[0, 0, 2, 0, 1, 2][index % 6]], hue: (Double(index) * 0.618_034 + 0.05).truncatingRemainder(dividingBy: 1)
      )
    }
  }()
}

/// The photos and the user's favorites.
public final class PhotoLibrary: ObservableObject {
  /// All photos.
  public let photos: [Photo]
  /// The identities of the favorites.
  @Published public private(set) var favorites: Set<Photo.ID>

  /// Creates a library of photos.
  public init(photos: [Photo] = Photo.samples, favorites: Set<Photo.ID> = [4, 7]) {
    self.photos = photos
    self.favorites = favorites
  }

  func isFavorite(_ photo: Photo) -> Bool { favorites.contains(photo.id) }

  func toggleFavorite(_ photo: Photo) {
    favorites.formSymmetricDifference([photo.id])
  }

  /// Returns the photos grouped by month, the latest first.
  func months(favoritesOnly: Bool) -> [Month] {
    let shown = photos.filter { !favoritesOnly || isFavorite($0) }
    let calendar = Calendar.current
    let groups = Dictionary(grouping: shown) { calendar.dateInterval(of: .month, for: $0.date)?.start ?? $0.date }
    return groups.map(Month.init).sorted { $0.start > $1.start }
  }

  struct Month: Identifiable {
    let start: Date
    let photos: [Photo]

    var id: Date { start }
    var title: String { start.formatted(.dateTime.month(.wide).year()) }
  }
}
