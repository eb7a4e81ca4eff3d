import Foundation
import Logging
import OrderedCollections

/// The trails, with a search and a filter.
public final class TrailStore: ObservableObject {
  /// All trails.
  @Published public private(set) var trails: [Trail]
  /// The text of the search.
  @Published public var search = ""
  /// The difficulty of the visible trails, or `nil` for all.
  @Published public var difficulty: Trail.Difficulty?
  /// The visible trails by region.
  @Published public private(set) var regions: OrderedDictionary<String, [Trail]> = [:]
  /// The trails that the user has opened.
  public let visits = TrailVisits()

  private let logger = Logger(label: "trails")
  private var subscriptions = Set<AnyCancellable>()

  /// Creates a store of trails.
  public init(trails: [Trail]) {
    self.trails = trails
    Publishers.CombineLatest3($trails, $search.removeDuplicates(), $difficulty)
      .map { trails, search, difficulty in
        let found = trails.filter { trail in
          (search.isEmpty || trail.name.localizedCaseInsensitiveContains(search)) && (difficulty == nil || trail.difficulty == difficulty)
        }
        return OrderedDictionary(grouping: found, by: \.region)
      }
      .sink { [weak self] in self?.regions = $0 }
      .store(in: &subscriptions)
  }

  /// Replaces the trails with those of a server, which sends them as JSON, and returns their number.
  @discardableResult
  public func load(from url: URL, session: URLSession = .shared) async throws -> Int {
    let (data, _) = try await session.data(from: url)
    trails = try JSONDecoder().decode([Trail].self, from: data)
    return trails.count
  }

  /// The favorites.
  public var favorites: [Trail] { trails.filter(\.isFavorite) }

  /// Returns the trail with a name, or `nil` if there is none.
  public func trail(named name: Trail.ID) -> Trail? { trails.first { $0.id == name } }

  /// Adds a trail to the favorites, or removes it from them.
  public func toggleFavorite(_ trail: Trail) {
    guard let index = trails.firstIndex(where: { $0.id == trail.id }) else {
      logger.warning("no trail named \(trail.name)")
      return
    }
    trails[index].isFavorite.toggle()
  }
}
