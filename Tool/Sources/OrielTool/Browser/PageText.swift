import Packaging

/// Rewrites the daemon's page for the program.
enum PageText {
  /// - Parameter number: The page's number among the requested ones.
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
    // The script precedes the daemon's, so that it receives keys and touches first.
    guard let start = page.firstMatch(of: /<head[^>]*>/.ignoresCase()) else { return head + page }
    return page[..<start.range.upperBound] + "\n" + head + page[start.range.upperBound...]
  }
}
