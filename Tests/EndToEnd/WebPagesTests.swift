import Foundation
import Testing

/// Real pages of WebKitGTK, in a separate program.
@Suite("Web pages", .serialized, .enabled(if: XvfbSession.isAvailable && InstalledProgram.built("WebPages") != nil && hasWebKit))
struct WebPagesTests {
  /// WebKitGTK isolates its processes with bubblewrap, which requires privileges that the root user of a container lacks.
  private static let environment = [
    "GTK_THEME": "Adwaita", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "http_proxy": "", "https_proxy": "",
  ]

  private func launch(_ arguments: [String], in session: XvfbSession) throws -> ChildProcess {
    let settings = FileManager.default.temporaryDirectory.appendingPathComponent("web-pages-\(UUID().uuidString)").path
    let folders = ["XDG_DATA_HOME": settings, "XDG_CACHE_HOME": settings, "XDG_STATE_HOME": settings]
    return try session.launch(
      try #require(InstalledProgram.built("WebPages")), arguments, environment: Self.environment.merging(folders) { $1 })
  }

  @Test("A page loads, keeps its history, runs scripts, calls the program's delegates, and is released")
  func facts() throws {
    let session = try XvfbSession(width: 300, height: 200)
    defer { session.end() }
    let program = try launch(["facts"], in: session)
    #expect(program.exitCode(within: 60) == 0)
    let lines = Set(program.output.split(separator: "\n").map(String.init))
    for fact in Self.facts.split(separator: "\n") { #expect(lines.contains(String(fact)), "\(fact)\n\(program.output)") }
  }

  @Test("A page in a window receives clicks, text, the wheel and Tab, and keeps its state while it is hidden")
  func window() throws {
    let session = try XvfbSession(width: 800, height: 600)
    defer { session.end() }
    let program = try launch([], in: session)
    let window = try session.window(titled: "Web Pages")
    try program.waitForOutput("loaded")
    try session.activate(window)
    try session.click(x: 100, y: 80, in: window, changing: (x: 0, y: 50, width: 400, height: 60))
    try program.waitForOutput("title clicked")
    try session.click(x: 100, y: 140, in: window)
    try program.waitForOutput("title input focused")
    try session.type("hello")
    try program.waitForOutput("title text hello")
    // The last field of the page, and then the button below it.
    try session.press("Tab", "space")
    try program.waitForOutput("below pressed")
    try session.moveMouse(x: 300, y: 250, in: window)
    try session.turnWheel(3, button: 5)
    try program.waitForOutput("by user true")
    try session.click(x: 388, y: 25, in: window)
    try program.waitForOutput("by user false")
    try program.waitForOutput("to 1740")
    try session.click(x: 345, y: 25, in: window)
    try program.waitForOutput("shown false")
    try session.click(x: 345, y: 25, in: window)
    try program.waitForOutput("shown true")
    // The page kept its text and its scroll position.
    try session.click(x: 426, y: 25, in: window)
    try program.waitForOutput("kept hello 1740")
  }

  private static let facts = """
    new: no URL “” false 0.0
    html: startedProvisionalNavigation committed finished
    state: https://example.org/one “One” false 1.0
    data: startedProvisionalNavigation committed finished “é”
    unfollowed: “Unfollowed”
    list: ["a", "b"] c []
    back: startedProvisionalNavigation committed finished
    list: ["a"] b ["c"] same items: true
    outside: true true
    forward: ["a", "b"] c []
    fragment: startedProvisionalNavigation committed finished
    fragment URL: end
    nil: invalidURL
    reload of nothing: invalidURL
    no file: startedProvisionalNavigation failed(URLError -1100)
    no server: startedProvisionalNavigation failed(URLError -1004)
    odd scheme: startedProvisionalNavigation failed(WebKitErrorDomain 101)
    relative: failed(URLError -1002)
    POST: failed(WKErrorDomain 1)
    overtaken: failed(URLError -999), then startedProvisionalNavigation committed finished “Second”
    followed: startedProvisionalNavigation committed finished startedProvisionalNavigation failed(URLError -1100)
    number: 42
    fraction: 0.5
    Boolean: true
    string: Textvar own = 5
    nothing: nil null
    list: ["a", "b"]
    table: ["a", "b", "c"] true
    date: 1.0
    promise: later
    arguments: [3, 21, 5000, 3, 1, 1]
    bad arguments: WKError(unknown) WKError(unknown)
    throws: WKError(javaScriptExceptionOccurred) WKError(javaScriptExceptionOccurred)
    rejects: WKError(javaScriptExceptionOccurred)
    element: WKError(javaScriptResultTypeIsUnsupported)
    circle: true
    worlds: 5 undefined
    without scripts: “Before” 1
    message: ["plain Body true"]
    reply: ["half": 10]
    refusal: no number
    removed: undefined
    scheme: startedProvisionalNavigation committed finished “styled” web-facts://host/page
    reload: startedProvisionalNavigation committed finished startedProvisionalNavigation committed finished
    subresource: “styled”
    post: POST sent
    status: 404
    failing scheme: startedProvisionalNavigation failed(URLError -1004)
    scheme of another page: startedProvisionalNavigation failed(URLError -1004)
    decides 1: allowed.example other true
    allowed: startedProvisionalNavigation committed finished
    preferences: “Before”
    decides 2: refused.example other true
    refused: failed(WebKitErrorDomain 102) allowed.example
    response: 200 text/html yes
    redirect: startedProvisionalNavigation receivedServerRedirect committed finished “Arrived” /end false
    404: startedProvisionalNavigation committed finished “Nothing here”
    odd type: startedProvisionalNavigation failed(WebKitErrorDomain 102)
    fields: startedProvisionalNavigation committed finished “X-Asked: by header”
    challenge: books 0
    password: startedProvisionalNavigation committed finished “Let in”
    no password: startedProvisionalNavigation committed finished “Kept out”
    presents Hello
    alert: went on
    confirm: [1, 0]
    prompt: ["nobody it is", <null>]
    silent: [0, <null>]
    released: true
    """
}

/// Indicates whether WebKitGTK is installed.
private let hasWebKit = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY) != nil
