/// The style of a map. The tiles determine the appearance of a map, so a style with its options is a key to which `mapTiles(_:for:)`
/// assigns tiles. Options without tiles are reported once. Mirrors MapKit's `MapStyle`.
public struct MapStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, imagery, hybrid }

  /// The display of elevation. Mirrors MapKit's `MapStyle.Elevation`.
  public struct Elevation: Hashable, Sendable {
    private let name: String

    /// The default elevation.
    public static let automatic = Elevation(name: "automatic")
    /// Flat terrain.
    public static let flat = Elevation(name: "flat")
    /// Realistic terrain.
    public static let realistic = Elevation(name: "realistic")
  }

  /// The emphasis of the map's colors. Mirrors MapKit's `MapStyle.StandardEmphasis`.
  public struct StandardEmphasis: Hashable, Sendable {
    let isMuted: Bool

    /// The default emphasis.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// Muted colors. Tiles that aren't assigned to this style explicitly are desaturated.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  let kind: Kind
  private var elevation = Elevation.automatic
  private var emphasis = StandardEmphasis.automatic
  private var pointsOfInterest = PointOfInterestCategories.all
  private var showsTraffic = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Streets and labels.
  public static let standard = MapStyle(.standard)
  /// Satellite imagery.
  public static let imagery = MapStyle(.imagery)
  /// Satellite imagery with streets and labels.
  public static let hybrid = MapStyle(.hybrid)

  /// Returns a style with streets and labels.
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

  /// Returns a style with satellite imagery.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    var style = MapStyle.imagery
    style.elevation = elevation == .flat ? .automatic : elevation
    return style
  }

  /// Returns a style with satellite imagery, streets and labels.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    var style = MapStyle.hybrid
    style.elevation = elevation == .flat ? .automatic : elevation
    style.pointsOfInterest = pointsOfInterest
    style.showsTraffic = showsTraffic
    return style
  }

  /// The style without its emphasis, which maps can draw themselves.
  private var unmuted: MapStyle {
    var copy = self
    copy.emphasis = .automatic
    return copy
  }

  /// Returns the tiles for the style, or `nil` if there are none. The result indicates whether the tiles have to be muted, and whether they
  /// are those of another style.
  func tiles(of sources: [MapStyle: MapTileSource]) -> (source: MapTileSource, isMuted: Bool, isOther: Bool)? {
    if let source = sources[self] { return (source, false, false) }
    if let source = sources[unmuted] { return (source, emphasis.isMuted, false) }
    return (sources[MapStyle(kind)] ?? sources[.standard]).map { ($0, emphasis.isMuted, true) }
  }
}

/// The points of interest that a map shows. Mirrors MapKit's `PointOfInterestCategories`, without single categories.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let isAll: Bool

  /// All categories.
  public static let all = PointOfInterestCategories(isAll: true)
  /// No categories.
  public static let excludingAll = PointOfInterestCategories(isAll: false)
}
