import Foundation
import Logging
import OrderedCollections

public final class TrailStore: ObservableObject {
  @Published public private(set) var trails: [Trail]
  @Published public var search = ""
  @Published public var difficulty: Trail.Difficulty?
  @Published public private(set) var regions: OrderedDictionary<String, [Trail]> = [:]
  public let visits = TrailVisits()

  private let logger = Logger(label: "trails")
  private var subscriptions = Set<AnyCancellable>()

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

  public var favorites: [Trail] { trails.filter(\.isFavorite) }

  public func trail(named name: Trail.ID) -> Trail? { trails.first { $0.id == name } }

  public func toggleFavorite(_ trail: Trail) {
    guard let index = trails.firstIndex(where: { $0.id == trail.id }) else {
      logger.warning("no trail named \(trail.name)")
      return
    }
    trails[index].isFavorite.toggle()
  }
}
