import UniformTypeIdentifiers

/// A filter of the assets that a picker shows. Mirrors PhotosUI's `PHPickerFilter`; files are either pictures or videos.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images
    case videos
    case livePhotos
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  /// A kind of file that a picker can show.
  enum Kind: CaseIterable {
    case image
    case video

    var type: UTType {
      switch self {
      case .image: .image
      case .video: .movie
      }
    }
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  /// A filter that matches pictures.
  public static var images: PHPickerFilter { PHPickerFilter(.images) }

  /// A filter that matches videos.
  public static var videos: PHPickerFilter { PHPickerFilter(.videos) }

  /// A filter that matches Live Photos. No file is one.
  public static var livePhotos: PHPickerFilter { PHPickerFilter(.livePhotos) }

  /// Returns a filter that matches assets that at least one of the filters matches. It matches nothing if there are no filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

  /// Returns a filter that matches assets that all of the filters match.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

  /// Returns a filter that matches assets that another filter doesn't match.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

  func shows(_ kind: Kind) -> Bool {
    switch rule {
    case .images: kind == .image
    case .videos: kind == .video
    case .livePhotos: false
    case .any(let filters): filters.contains { $0.shows(kind) }
    case .all(let filters): filters.allSatisfy { $0.shows(kind) }
    case .not(let filter): !filter.shows(kind)
    }
  }

  /// Returns the kinds that a filter matches, or all kinds if there is no filter.
  static func kinds(_ filter: PHPickerFilter?) -> [Kind] { Kind.allCases.filter { filter?.shows($0) ?? true } }
}
