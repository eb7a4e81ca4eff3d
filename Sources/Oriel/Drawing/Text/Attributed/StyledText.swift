import Foundation
import OrielDrawing
import OrielModel

/// The runs of a text, and what of it leads somewhere.
struct StyledText {
  struct Link: Equatable {
    /// UTF-8 offsets into the joined runs.
    var range: Range<Int>
    var url: URL
  }

  /// What dates are written by.
  let now: Date
  var runs: [TextRun] = []
  private(set) var links: [Link] = []
  /// What runs are drawn with where that is more than a colour, by their places.
  private var styles: [Int: AnyShapeStyle] = [:]
  /// What the app says of runs, by their places.
  private(set) var attributes: [Int: TextAttributes] = [:]
  /// By the places of their runs.
  private(set) var images: [Int: TextImage] = [:]
  /// When it may say something else; nil where it never does by itself.
  private(set) var nextChange: Date?

  init(now: Date) { self.now = now }

  mutating func follow(_ date: Date?) {
    guard let date else { return }
    nextChange = min(nextChange ?? date, date)
  }

  /// Where parts have no colour of their own, with another style for these.
  func richStyles(rest: AnyShapeStyle? = nil) -> RichStyles {
    var styles = styles
    if let rest { for index in runs.indices where runs[index].color == nil && styles[index] == nil { styles[index] = rest } }
    guard let first = styles.first?.value else { return .none }
    return styles.count == runs.count && styles.values.allSatisfy { $0 == first } ? .whole(first) : .parts(styles)
  }

  /// A stretch of text, in the case that the surroundings ask for.
  mutating func append(_ string: String, style: TextStyleState, environment: EnvironmentValues) {
    if let rich = style.richStyle { styles[runs.count] = rich }
    if !style.attributes.isEmpty { attributes[runs.count] = style.attributes }
    append(style.run(environment.cased(string), environment: environment), link: style.link)
  }

  /// An image, which takes no room and isn't seen until `makeRoomForImages` says how large it is.
  mutating func append(_ image: Image, style: TextStyleState, environment: EnvironmentValues) {
    var surroundings = environment
    (surroundings.font, surroundings.fontChanges) = (style.font, [])
    surroundings.textScale *= style.scale.factor
    let color = style.richStyle == nil ? style.color : nil
    images[runs.count] = TextImage(image: image, run: runs.count, environment: surroundings, color: color)
    append("", style: style, environment: environment)
  }

  @MainActor mutating func makeRoomForImages(in graph: ViewGraph) {
    for (run, image) in images {
      runs[run].string = "\u{FFFC}"
      runs[run].room = image.room(graph: graph)
    }
  }

  private mutating func append(_ run: TextRun, link: URL?) {
    if let link, !run.string.isEmpty {
      let start = runs.reduce(0) { $0 + $1.string.utf8.count }
      let end = start + run.string.utf8.count
      if let last = links.last, last.url == link, last.range.upperBound == start {
        links[links.count - 1].range = last.range.lowerBound..<end
      } else {
        links.append(Link(range: start..<end, url: link))
      }
    }
    runs.append(run)
  }
}

extension TextStyleState {
  mutating func apply(_ style: InlineMarkdown.Style) {
    if style.contains(.strong) { change(.bold(true)) }
    if style.contains(.emphasis) { change(.italic(true)) }
    if style.contains(.code) { change(.monospaced(true)) }
    if style.contains(.strikethrough) { strikethrough = TextRun.Line() }
  }

  /// What leads somewhere has the tint of its surroundings, whatever the colour of the text around.
  mutating func apply(link: URL?, environment: EnvironmentValues) {
    guard let link else { return }
    self.link = link
    apply(Color.accentText, environment: environment)
  }

  /// The attributes of a stretch of an attributed string; its own colour counts more than that of a link.
  mutating func apply(_ run: AttributedString.Runs.Run, environment: EnvironmentValues) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = run[Scope.FontAttribute.self] { apply(.font(font), environment: environment) }
    if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] { apply(InlineMarkdown.Style(intent)) }
    if let kern = run[Scope.KerningAttribute.self] ?? run[Scope.TrackingAttribute.self] { apply(.tracking(kern), environment: environment) }
    if let offset = run[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let line = run[Scope.UnderlineStyleAttribute.self] { apply(.underline(line), environment: environment) }
    if let line = run[Scope.StrikethroughStyleAttribute.self] { apply(.strikethrough(line), environment: environment) }
    apply(link: run.link, environment: environment)
    if let color = run[Scope.ForegroundColorAttribute.self] { apply(color, environment: environment) }
    if let color = run[Scope.BackgroundColorAttribute.self] { background = color.resolved(in: environment) }
  }
}
