import Foundation
import SwiftUI
import WebKit

/// An app that uses pages without views, prints their behavior line by line, and exits.
struct FactsApp: App {
  var body: some Scene {
    WindowGroup("Facts") {
      Text("Facts").task {
        await PageFacts().run()
        exit(0)
      }
    }
  }
}

@MainActor
struct PageFacts {
  func run() async {
    await loads()
    await history()
    await failures()
    await scripts()
    await messages()
    await schemes()
    await decisions()
    await servers()
    await dialogs()
    await life()
  }

  /// Returns the names of a navigation's events, followed by its error.
  private func events(_ sequence: some AsyncSequence<WebPage.NavigationEvent, any Error>) async -> String {
    var words: [String] = []
    do { for try await event in sequence { words.append("\(event)") } } catch { words.append(describe(error)) }
    return words.joined(separator: " ")
  }

  private func describe(_ error: any Error) -> String {
    switch error {
    case WebPage.NavigationError.failedProvisionalNavigation(let error):
      if let error = error as? URLError { return "failed(URLError \(error.code.rawValue))" }
      let error = error as NSError
      return "failed(\(error.domain) \(error.code))"
    case let error as WebPage.NavigationError: return "\(error)"
    case let error as WKError: return "WKError(\(error.code))"
    default: return "\(type(of: error))"
    }
  }

  // MARK: Loading

  private func loads() async {
    let page = WebPage()
    say("new: \(page.url as Any? ?? "no URL") “\(page.title)” \(page.isLoading) \(page.estimatedProgress)")
    say("html: \(await events(page.load(html: "<title>One</title><p>1", baseURL: URL(string: "https://example.org/one")!)))")
    say("state: \(page.url?.absoluteString ?? "none") “\(page.title)” \(page.isLoading) \(page.estimatedProgress)")
    let latin = Data([0x3c, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x3e, 0xe9])
    let base = URL(string: "https://example.org/data")!
    say("data: \(await events(page.load(latin, mimeType: "text/html", characterEncoding: .isoLatin1, baseURL: base))) “\(page.title)”")
    page.load(html: "<title>Unfollowed</title>")
    while page.title != "Unfollowed" { await pause() }
    say("unfollowed: “\(page.title)”")
  }

  private func history() async {
    let page = WebPage()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("web-pages-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> URL {
      let url = folder.appendingPathComponent("\(name).html")
      try? Data("<title>\(name)</title><p id=end>\(name)".utf8).write(to: url)
      return url
    }
    for name in ["a", "b", "c"] { _ = await events(page.load(file(name))) }
    say("list: \(names(page.backForwardList))")
    let (first, before) = (page.backForwardList.backList.first, page.backForwardList[-1])
    if let before { say("back: \(await events(page.load(before)))") }
    say("list: \(names(page.backForwardList)) same items: \(page.backForwardList.backList.first?.id == first?.id)")
    say("outside: \(page.backForwardList[5] == nil) \(page.backForwardList[-5] == nil)")
    if let forward = page.backForwardList[1] { _ = await events(page.load(forward)) }
    say("forward: \(names(page.backForwardList))")
    if let url = page.url { say("fragment: \(await events(page.load(URL(string: url.absoluteString + "#end"))))") }
    say("fragment URL: \(page.url?.fragment ?? "none")")
  }

  private func names(_ list: WebPage.BackForwardList) -> String {
    func name(_ item: WebPage.BackForwardList.Item) -> String { item.url.deletingPathExtension().lastPathComponent }
    return "\(list.backList.map(name)) \(list.currentItem.map(name) ?? "none") \(list.forwardList.map(name))"
  }

  private func failures() async {
    let page = WebPage()
    say("nil: \(await events(page.load(nil as URL?)))")
    say("reload of nothing: \(await events(page.reload()))")
    say("no file: \(await events(page.load(URL(fileURLWithPath: "/nowhere/at/all.html"))))")
    say("no server: \(await events(page.load(URL(string: "http://127.0.0.1:59999/"))))")
    say("odd scheme: \(await events(page.load(URL(string: "oddity:thing"))))")
    say("relative: \(await events(page.load(URL(string: "just/a/path"))))")
    var post = URLRequest(url: URL(string: "http://127.0.0.1:59999/")!)
    post.httpMethod = "POST"
    say("POST: \(await events(page.load(post)))")
    let earlier = page.load(html: "<title>First</title>")
    let first = Task { await events(earlier) }
    let second = await events(page.load(html: "<title>Second</title>"))
    say("overtaken: \(await first.value), then \(second) “\(page.title)”")
    let followed = page.navigations
    let watcher = Task { await events(followed) }
    _ = await events(page.load(html: "<title>Seen</title>"))
    _ = await events(page.load(URL(fileURLWithPath: "/nowhere/at/all.html")))
    say("followed: \(await watcher.value)")
  }

  // MARK: Scripts

  private func result(_ page: WebPage, _ body: String, _ arguments: [String: Any] = [:], _ world: WKContentWorld? = nil) async -> String {
    do {
      guard let value = try await page.callJavaScript(body, arguments: arguments, contentWorld: world) else { return "nil" }
      return value is NSNull ? "null" : "\(value)"
    } catch { return describe(error) }
  }

  private func scripts() async {
    let page = WebPage()
    _ = await events(page.load(html: "<title>Scripts</title><p id=p>Text<script>var own = 5</script>"))
    say("number: \((try? await page.callJavaScript("return 6 * 7")) as? Int ?? 0)")
    say("fraction: \((try? await page.callJavaScript("return 0.5")) as? Double ?? 0)")
    say("Boolean: \((try? await page.callJavaScript("return true")) as? Bool ?? false)")
    say("string: \(await result(page, "return document.getElementById('p').textContent"))")
    say("nothing: \(await result(page, "1")) \(await result(page, "return null"))")
    say("list: \((try? await page.callJavaScript("return ['a', 'b']")) as? [String] ?? [])")
    let table = (try? await page.callJavaScript("return {a: 1, b: [true, null], c: 'x'}")) as? [String: Any]
    say("table: \(table?.keys.sorted() ?? []) \((table?["b"] as? [Any])?.last is NSNull)")
    say("date: \(((try? await page.callJavaScript("return new Date(1000)")) as? Date)?.timeIntervalSince1970 ?? 0)")
    say("promise: \(await result(page, "return await new Promise(done => setTimeout(() => done('later'), 10))"))")
    let arguments: [String: Any] = [
      "n": 2, "t": "“quoted” \"\\\n</script>", "d": Date(timeIntervalSince1970: 5), "l": [1, nil, "x"] as [Any?], "o": ["k": true],
    ]
    say("arguments: \(await result(page, "return [n + 1, t.length, d.getTime(), l.length, l[1] === null, o.k]", arguments))")
    say("bad arguments: \(await result(page, "return x", ["x": Text("no")])) \(await result(page, "return 1", ["a b": 1]))")
    say("throws: \(await result(page, "throw new Error('no')")) \(await result(page, "return ("))")
    say("rejects: \(await result(page, "return Promise.reject(1)"))")
    say("element: \(await result(page, "return document.body"))")
    say("circle: \(await result(page, "const o = {}; o.a = o; o.b = o; return o").count > 0)")
    say("worlds: \(await result(page, "return own")) \(await result(page, "return typeof own", [:], .world(name: "other")))")
    page.customUserAgent = "Reader/1"
    say("agent: \(await result(page, "return navigator.userAgent"))")
    var configuration = WebPage.Configuration()
    configuration.applicationNameForUserAgent = "Named/2"
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    configuration.websiteDataStore = .nonPersistent()
    let quiet = WebPage(configuration: configuration)
    _ = await events(quiet.load(html: "<title>Before</title><script>document.title = 'After'</script>"))
    say("without scripts: “\(quiet.title)” \(await result(quiet, "return navigator.userAgent.endsWith(' Named/2')"))")
  }

  private func messages() async {
    let receiver = Receiver()
    let configuration = WebPage.Configuration()
    let controller = configuration.userContentController
    let early = "window.early = document.body === null"
    let late = "webkit.messageHandlers.plain.postMessage({text: document.body.textContent, early})"
    controller.addUserScript(WKUserScript(source: early, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    controller.addUserScript(WKUserScript(source: late, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    controller.add(receiver, name: "plain")
    controller.addScriptMessageHandler(receiver, contentWorld: .page, name: "asking")
    let page = WebPage(configuration: configuration)
    _ = await events(page.load(html: "Body"))
    await until { !receiver.messages.isEmpty }
    say("message: \(receiver.messages)")
    say("reply: \(await result(page, "return await webkit.messageHandlers.asking.postMessage(20)"))")
    let asking = "return await webkit.messageHandlers.asking.postMessage('x').catch(e => e.message ?? String(e))"
    say("refusal: \(await result(page, asking))")
    controller.removeScriptMessageHandler(forName: "plain")
    say("removed: \(await result(page, "return typeof webkit.messageHandlers.plain"))")
  }

  private final class Receiver: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    var messages: [String] = []

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
      let body = message.body as? [String: Any]
      messages.append("\(message.name) \(body?["text"] as? String ?? "") \(body?["early"] as? Bool ?? false)")
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
      guard let number = message.body as? Int else { return (nil, "no number") }
      return (["half": number / 2], nil)
    }
  }

  // MARK: Custom schemes, decisions and dialogs

  private func schemes() async {
    var configuration = WebPage.Configuration()
    guard let scheme = URLScheme("web-facts") else { return }
    configuration.urlSchemeHandlers[scheme] = FactsHandler()
    let page = WebPage(configuration: configuration)
    say("scheme: \(await events(page.load(URL(string: "web-facts://host/page")))) “\(page.title)” \(page.url?.absoluteString ?? "")")
    say("reload: \(await events(page.reload())) \(await events(page.reload(fromOrigin: true)))")
    await until { page.title == "styled" }
    say("subresource: “\(page.title)”")
    say("post: \(await result(page, "return await (await fetch('web-facts://host/echo', {method: 'POST', body: 'sent'})).text()"))")
    say("status: \(await result(page, "return (await fetch('web-facts://host/missing')).status"))")
    say("failing scheme: \(await events(page.load(URL(string: "web-facts://host/failing"))))")
    let other = WebPage()
    say("scheme of another page: \(await events(other.load(URL(string: "web-facts://host/page"))))")
  }

  private struct FactsHandler: URLSchemeHandler {
    func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
      AsyncThrowingStream { continuation in
        guard let url = request.url else { return continuation.finish(throwing: URLError(.badURL)) }
        func answer(_ text: String, _ type: String, status: Int = 200) {
          let fields = ["Content-Type": type, "Access-Control-Allow-Origin": "*"]
          guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields) else { return }
          continuation.yield(.response(response))
          let data = Data(text.utf8)
          continuation.yield(.data(data.prefix(3)))
          continuation.yield(.data(data.dropFirst(3)))
          continuation.finish()
        }
        switch url.path {
        case "/page": answer("<title>plain</title><script src='web-facts://host/script.js'></script>", "text/html")
        case "/script.js": answer("document.title = 'styled'", "text/javascript")
        case "/echo": answer("\(request.httpMethod ?? "") \(String(decoding: request.httpBody ?? Data(), as: UTF8.self))", "text/plain")
        case "/missing": answer("nothing", "text/plain", status: 404)
        default: continuation.finish(throwing: URLError(.fileDoesNotExist))
        }
      }
    }
  }

  private func decisions() async {
    let page = WebPage(navigationDecider: Decider())
    let html = "<title>Before</title><script>document.title = 'After'</script>"
    say("allowed: \(await events(page.load(html: html, baseURL: URL(string: "https://allowed.example/")!)))")
    say("preferences: “\(page.title)”")
    say("refused: \(await events(page.load(URL(string: "http://refused.example/")))) \(page.url?.host ?? "none")")
  }

  private struct Decider: WebPage.NavigationDeciding {
    private var count = 0

    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      count += 1
      say("decides \(count): \(action.request.url?.host ?? "none") \(action.navigationType) \(action.target != nil)")
      preferences.allowsContentJavaScript = false
      return action.request.url?.host == "refused.example" ? .cancel : .allow
    }
  }

  private func servers() async {
    let server = SmallServer()
    var configuration = WebPage.Configuration()
    configuration.websiteDataStore = .nonPersistent()
    let page = WebPage(configuration: configuration, navigationDecider: Guest())
    say("redirect: \(await events(page.load(server.url("/start")))) “\(page.title)” \(page.url?.path ?? "") \(page.hasOnlySecureContent)")
    say("404: \(await events(page.load(server.url("/unknown")))) “\(page.title)”")
    say("odd type: \(await events(page.load(server.url("/odd"))))")
    if let url = server.url("/echo") {
      var request = URLRequest(url: url)
      request.setValue("by header", forHTTPHeaderField: "X-Asked")
      say("fields: \(await events(page.load(request))) “\(page.title)”")
    }
    say("password: \(await events(page.load(server.url("/secret")))) “\(page.title)”")
    configuration.websiteDataStore = .nonPersistent()
    let stranger = WebPage(configuration: configuration, navigationDecider: Stranger())
    say("no password: \(await events(stranger.load(server.url("/secret")))) “\(stranger.title)”")
  }

  private struct Stranger: WebPage.NavigationDeciding {}

  /// A decider that provides the password, and allows content that WebKit can show.
  private struct Guest: WebPage.NavigationDeciding {
    func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
      if let http = response.response as? HTTPURLResponse, let field = http.value(forHTTPHeaderField: "X-Answer") {
        say("response: \(http.statusCode) \(http.mimeType ?? "none") \(field)")
      }
      return response.canShowMimeType ? .allow : .cancel
    }

    func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      say("challenge: \(challenge.protectionSpace.realm ?? "none") \(challenge.previousFailureCount)")
      return (.useCredential, URLCredential(user: "reader", password: "word", persistence: .forSession))
    }
  }

  private func dialogs() async {
    let page = WebPage(dialogPresenter: Presenter())
    _ = await events(page.load(html: "<title>Dialogs</title>"))
    say("alert: \(await result(page, "alert('Hello'); return 'went on'"))")
    say("confirm: \(await result(page, "return [confirm('yes?'), confirm('no?')]"))")
    say("prompt: \(await result(page, "return [prompt('name', 'nobody'), prompt('cancel')]"))")
    let silent = WebPage()
    _ = await events(silent.load(html: "<title>Silent</title>"))
    say("silent: \(await result(silent, "alert(1); return [confirm('yes?'), prompt('x')]"))")
  }

  private struct Presenter: WebPage.DialogPresenting {
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async { say("presents \(message)") }

    func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult {
      try? await Task.sleep(for: .milliseconds(10))
      return message == "yes?" ? .ok : .cancel
    }

    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { message == "cancel" ? .cancel : .ok("\(defaultText ?? "") it is") }
  }

  private func life() async {
    var page: WebPage? = WebPage()
    weak let released = page
    if let page { _ = await events(page.load(html: "<title>Gone</title>")) }
    page = nil
    await until { released == nil }
    say("released: \(released == nil)")
  }

  private func pause() async { try? await Task.sleep(for: .milliseconds(5)) }

  private func until(_ condition: () -> Bool) async { for _ in 0..<400 where !condition() { await pause() } }
}
