import Foundation
import OrielDrawing
import OrielModel

/// The runs of a text, with its links, images and styles.
struct StyledText {
  struct Link: Equatable {
    /// The range of the link, as UTF-8 offsets into the joined runs.
    var range: Range<Int>
    var url: URL
  }

  /// The date from which relative dates are computed.
  let now: Date
  var runs: [TextRun] = []
  private(set) var links: [Link] = []
  /// The styles of runs that are more than a color, by the indices of the runs.
  private var styles: [Int: AnyShapeStyle] = [:]
  /// The attributes that the app has set for runs, by the indices of the runs.
  private(set) var attributes: [Int: TextAttributes] = [:]
  /// The images, by the indices of their runs.
  private(set) var images: [Int: TextImage] = [:]
  /// The next date at which the text may change by itself, or `nil` if it never does.
  private(set) var nextChange: Date?

  init(now: Date) { self.now = now }

  mutating func follow(_ date: Date?) {
    guard let date else { return }
    nextChange = min(nextChange ?? date, date)
  }

  /// Returns the styles of the runs that are more than a color. `rest` is the style of runs without a color or a style of their own.
  func richStyles(rest: AnyShapeStyle? = nil) -> RichStyles {
    var styles = styles
    if let rest { for index in runs.indices where runs[index].color == nil && styles[index] == nil { styles[index] = rest } }
    guard let first = styles.first?.value else { return .none }
    return styles.count == runs.count && styles.values.allSatisfy { $0 == first } ? .whole(first) : .parts(styles)
  }

  /// Appends a string in the text case of the environment.
  mutating func append(_ string: String, style: TextStyleState, environment: EnvironmentValues) {
    if let rich = style.richStyle { styles[runs.count] = rich }
    if !style.attributes.isEmpty { attributes[runs.count] = style.attributes }
    append(style.run(environment.cased(string), environment: environment), link: style.link)
  }

  /// Appends an image, which has no size and isn't drawn until `sizeImages` determines its size.
  mutating func append(_ image: Image, style: TextStyleState, environment: EnvironmentValues) {
    var surroundings = environment
    (surroundings.font, surroundings.fontChanges) = (style.font, [])
    surroundings.textScale *= style.scale.factor
    let color = style.richStyle == nil ? style.color : nil
    images[runs.count] = TextImage(image: image, run: runs.count, environment: surroundings, color: color)
    append("", style: style, environment: environment)
  }

  @MainActor mutating func sizeImages(in graph: ViewGraph) {
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

  /// Applies a link. Links have the tint of the environment, regardless of the color of the surrounding text.
  mutating func apply(link: URL?, environment: EnvironmentValues) {
    guard let link else { return }
    self.link = link
    apply(Color.accentText, environment: environment)
  }

  /// Applies the attributes of a run of an attributed string. Its own color has precedence over that of a link.
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
