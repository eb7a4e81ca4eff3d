import Foundation
import WebKit

/// The pages of the Gallery's browser, which are part of the program.
struct ReaderPages: URLSchemeHandler {
  static let scheme = "gallery"
  static let start = URL(string: "gallery://pages/start") ?? URL(fileURLWithPath: "/")

  private static let pages = [
    "start": (
      "A page among views",
      """
      <p>This page is part of the program, which handles the scheme <code>gallery</code> itself. Nothing is loaded from a network.</p>
      <p>Continue to <a href="gallery://pages/tides">tides</a> or <a href="gallery://pages/lighthouses">lighthouses</a>, and back again. Links, fields and the wheel work as in any browser, and Tab moves the focus through them.</p>
      <p><label>Write something: <input id="field" placeholder="Your text"></label> <output id="echo"></output></p>
      <script>field.oninput = () => echo.textContent = field.value.split("").reverse().join("")</script>
      """
    ),
    "tides": (
      "Tides",
      """
      <p>The sea rises and falls twice in about 24 hours and 50 minutes, as the Moon orbits the Earth. At new and full Moon, the Sun pulls in the same direction and causes spring tides; a week later, there are neap tides.</p>
      <svg viewBox="0 0 480 120" role="img" aria-label="The curve of two tides"><path d="M0 60 C40 -20 80 -20 120 60 S200 140 240 60 S320 -20 360 60 S440 140 480 60" fill="none" stroke="#0a7d8c" stroke-width="4"/></svg>
      <p><a href="gallery://pages/lighthouses">Lighthouses</a> · <a href="gallery://pages/start">Start</a></p>
      """
    ),
    "lighthouses": (
      "Lighthouses",
      """
      <p>Each lighthouse has its own light, by which ships identify it: its color, the number of flashes, and the period.</p>
      <table><tr><th>Light</th><th>Flashes</th><th>Every</th></tr><tr><td>North head</td><td>1, white</td><td>5 s</td></tr><tr><td>Old mole</td><td>2, red</td><td>10 s</td></tr><tr><td>Sand bank</td><td>3, white</td><td>15 s</td></tr></table>
      <p><a href="gallery://pages/tides">Tides</a> · <a href="gallery://pages/start">Start</a></p>
      """
    ),
  ]

  func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      guard let url = request.url, let page = Self.pages[url.lastPathComponent] else {
        return continuation.finish(throwing: URLError(.fileDoesNotExist))
      }
      let data = Data(Self.document(page.0, page.1).utf8)
      continuation.yield(
        .response(URLResponse(url: url, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8")))
      continuation.yield(.data(data))
      continuation.finish()
    }
  }

  private static func document(_ title: String, _ content: String) -> String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>\(title)</title>
    <style>
      :root { color-scheme: light dark }
      body { font: 16px/1.5 Inter, sans-serif; max-width: 40em; margin: 24px auto; padding: 0 24px }
      h1 { font-size: 26px; margin: 0 0 16px } a { color: #0a6ed1 } svg { width: 100%; max-width: 480px }
      input { font: inherit; padding: 4px 8px } table { border-collapse: collapse } th, td { text-align: start; padding: 6px 16px 6px 0; border-bottom: 1px solid #8886 }
      @media (prefers-color-scheme: dark) { a { color: #6db5ff } }
    </style>
    <h1>\(title)</h1>\(content)</html>
    """
  }
}
