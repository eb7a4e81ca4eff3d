/// Which of a program's grounds a map shows. Mirrors MapKit's `MapStyle`: what a ground looks like, and what it names, its tiles say, so that a style and its options are a name that
/// `mapTiles(_:for:)` gives tiles to. Options that no tiles are there for are reported once.
public struct MapStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, imagery, hybrid }

  /// How hills are shown. Mirrors MapKit's `MapStyle.Elevation`.
  public struct Elevation: Hashable, Sendable {
    private let name: String

    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }

  /// How strong the ground's colours are. Mirrors MapKit's `MapStyle.StandardEmphasis`.
  public struct StandardEmphasis: Hashable, Sendable {
    let isMuted: Bool

    public static let automatic = StandardEmphasis(isMuted: false)
    /// Tiles that aren't there for this style by name have less colour.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  let kind: Kind
  private var elevation = Elevation.automatic
  private var emphasis = StandardEmphasis.automatic
  private var pointsOfInterest = PointOfInterestCategories.all
  private var showsTraffic = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Streets and names.
  public static let standard = MapStyle(.standard)
  /// Pictures from above.
  public static let imagery = MapStyle(.imagery)
  /// Pictures from above, with streets and names.
  public static let hybrid = MapStyle(.hybrid)

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle {
    var style = MapStyle.standard
    style.elevation = elevation == .flat ? .automatic : elevation
    style.emphasis = emphasis
    style.pointsOfInterest = pointsOfInterest
    style.showsTraffic = showsTraffic
    return style
  }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    var style = MapStyle.imagery
    style.elevation = elevation == .flat ? .automatic : elevation
    return style
  }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    var style = MapStyle.hybrid
    style.elevation = elevation == .flat ? .automatic : elevation
    style.pointsOfInterest = pointsOfInterest
    style.showsTraffic = showsTraffic
    return style
  }

  /// The same without an emphasis, which maps draw themselves.
  private var unmuted: MapStyle {
    var copy = self
    copy.emphasis = .automatic
    return copy
  }

  /// The tiles for the style and whether they are to be muted; nil where there are none, and the name of what was lost where others stand in.
  func tiles(of sources: [MapStyle: MapTileSource]) -> (source: MapTileSource, isMuted: Bool, isOther: Bool)? {
    if let source = sources[self] { return (source, false, false) }
    if let source = sources[unmuted] { return (source, emphasis.isMuted, false) }
    return (sources[MapStyle(kind)] ?? sources[.standard]).map { ($0, emphasis.isMuted, true) }
  }
}

/// Which places a ground names. Mirrors MapKit's `PointOfInterestCategories`, without single categories.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let isAll: Bool

  public static let all = PointOfInterestCategories(isAll: true)
  public static let excludingAll = PointOfInterestCategories(isAll: false)
}
