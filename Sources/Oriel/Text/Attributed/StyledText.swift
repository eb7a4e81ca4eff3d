import Foundation
import OrielDrawing

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
  /// When it may say something else; nil where it never does by itself.
  private(set) var nextChange: Date?

  init(now: Date) { self.now = now }

  mutating func follow(_ date: Date?) {
    guard let date else { return }
    nextChange = min(nextChange ?? date, date)
  }

  mutating func append(_ run: TextRun, link: URL?) {
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
    if style.contains(.strong) { font = font.bold() }
    if style.contains(.emphasis) { font = font.italic() }
    if style.contains(.code) { font = font.monospaced() }
    if style.contains(.strikethrough) { strikethrough = TextRun.Line() }
  }

  /// What leads somewhere has the tint of its surroundings, whatever the colour of the text around.
  mutating func apply(link: URL?, environment: EnvironmentValues) {
    guard let link else { return }
    self.link = link
    color = Color.accentText.resolved(in: environment)
  }

  /// The attributes of a stretch of an attributed string; its own colour counts more than that of a link.
  mutating func apply(_ run: AttributedString.Runs.Run, environment: EnvironmentValues) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = run[Scope.FontAttribute.self] { apply(.font(font), environment: environment) }
    if let kern = run[Scope.KerningAttribute.self] ?? run[Scope.TrackingAttribute.self] { kerning = kern }
    if let offset = run[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let line = run[Scope.UnderlineStyleAttribute.self] { apply(.underline(line), environment: environment) }
    if let line = run[Scope.StrikethroughStyleAttribute.self] { apply(.strikethrough(line), environment: environment) }
    apply(link: run.link, environment: environment)
    if let color = run[Scope.ForegroundColorAttribute.self] { self.color = color.resolved(in: environment) }
    if let color = run[Scope.BackgroundColorAttribute.self] { background = color.resolved(in: environment) }
  }
}
