import Packaging

/// The daemon's page with what the program adds to it.
enum PageText {
  /// - Parameter number: The page's number among those that were asked for.
  static func rewritten(_ page: String, title: String, number: Int) -> String {
    var page = page
    page.replace(/<title>[^<]*<\/title>/.ignoresCase(), with: "")
    page.replace(/<meta\s+name="?viewport"?[^>]*>/.ignoresCase(), with: "")
    let head = """
      <title>\(title.escapedForXML)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
      <link rel="icon" href="/oriel/icon">
      <script src="/oriel.js" data-page="\(number)"></script>

      """
    // Before the daemon's own script, so that this one hears of keys and touches first.
    guard let start = page.firstMatch(of: /<head[^>]*>/.ignoresCase()) else { return head + page }
    return page[..<start.range.upperBound] + "\n" + head + page[start.range.upperBound...]
  }
}
