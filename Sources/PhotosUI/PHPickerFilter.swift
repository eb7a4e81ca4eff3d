import UniformTypeIdentifiers

/// What a picker shows. Mirrors PhotosUI's `PHPickerFilter`, of whose kinds files have pictures and videos.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images
    case videos
    case livePhotos
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  /// What a file may be to a picker.
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

  /// Pictures.
  public static var images: PHPickerFilter { PHPickerFilter(.images) }

  /// Videos.
  public static var videos: PHPickerFilter { PHPickerFilter(.videos) }

  /// Pictures that move for a moment. No file is one.
  public static var livePhotos: PHPickerFilter { PHPickerFilter(.livePhotos) }

  /// What one of the filters shows, at least; nothing where there is none.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

  /// What each of the filters shows.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

  /// What the filter doesn't show.
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

  /// The kinds that a filter shows; all where there is no filter.
  static func kinds(_ filter: PHPickerFilter?) -> [Kind] { Kind.allCases.filter { filter?.shows($0) ?? true } }
}
