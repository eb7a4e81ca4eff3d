import DesktopStandIns
import Foundation
import FoundationNetworking
import Observation
import OrielTesting
import SwiftUINetworking
import Testing

@Observable
@MainActor
private final class Album {
  var request: URLRequest? { didSet { turn += 1 } }
  /// A number that changes with the request, because Foundation's requests with other headers are equal.
  var turn = 0
  var phases: [String] = []

  init(_ request: URLRequest?) { self.request = request }

  func note(_ phase: AsyncImagePhase) {
    let name =
      switch phase {
      case .empty: "empty"
      case .success: "success"
      case .failure(let error): "failure \((error as? URLError)?.code.rawValue ?? 0)"
      }
    if phases.last != name { phases.append(name) }
  }
}

private struct Page: View {
  let album: Album

  var body: some View {
    let _ = album.turn
    AsyncImage(request: album.request) { phase in
      let _ = album.note(phase)
      if let image = phase.image { image } else { Text("Wait") }
    }
  }
}

@MainActor
@Suite("AsyncImage of a request", .serialized)
struct AsyncImageRequestTests {
  private static let picture: Data = {
    let host = TestHost(size: CGSize(width: 12, height: 8)) { Color.red }
    return host.snapshot().pngData
  }()

  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100), content: content)
  }

  @Test("A request is loaded with its headers, and another one replaces it")
  func headers() async throws {
    let picture = Self.picture
    let server = try #require(LocalServer { _ in .init(body: picture) })
    var request = URLRequest(url: server.url("/a"))
    request.setValue("sesame", forHTTPHeaderField: "X-Word")
    let album = Album(request)
    let host = host { Page(album: album) }
    #expect(album.phases == ["empty"])
    try await host.waitForRealTime { album.phases.last == "success" }
    #expect(server.heads.count == 1 && server.heads[0].contains("X-Word: sesame"))
    // An equal request isn't another one.
    album.request = request
    host.render()
    request.setValue("open", forHTTPHeaderField: "X-Word")
    album.request = request
    try await host.waitForRealTime { album.phases.count == 4 }
    #expect(album.phases == ["empty", "success", "empty", "success"])
    #expect(server.heads.count == 2 && server.heads[1].contains("X-Word: open"))
    host.close()
  }

  @Test("The content and the placeholder of a request, and a failure that is reported once")
  func placeholder() async throws {
    let picture = Self.picture
    let server = try #require(LocalServer { $0 == "/a" ? .init(body: picture) : .init(status: 404, body: picture) })
    let host = host {
      VStack {
        AsyncImage(request: URLRequest(url: server.url("/a")), scale: 2) {
          $0.accessibilityLabel("Picture")
        } placeholder: {
          Text("Wait")
        }
        AsyncImage(request: URLRequest(url: server.url("/missing"))) {
          $0
        } placeholder: {
          Text("Still")
        }
      }
    }
    #expect(host.exists("Wait"))
    try await host.waitForRealTime { host.exists("Picture") && host.messages.count == 1 }
    #expect(try host.find("Picture").frame.size == CGSize(width: 6, height: 4))
    #expect(host.exists("Still") && host.messages[0].contains("/missing"))
    host.close()
  }

  @Test("Without a request the image stays empty, and files need no session")
  func local() async throws {
    let nothing = Album(nil)
    let empty = host { Page(album: nothing) }
    empty.advance(by: 0.5)
    #expect(nothing.phases == ["empty"])
    empty.close()
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-\(UUID().uuidString).png")
    try Self.picture.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let album = Album(URLRequest(url: url))
    let host = host { Page(album: album) }
    try await host.waitForRealTime { album.phases.last == "success" }
    host.close()
  }

  @Test("The session of the environment loads images of requests and of URLs, with its configuration")
  func session() async throws {
    let picture = Self.picture
    let server = try #require(LocalServer { _ in .init(body: picture) })
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Session": "mine"]
    let session = URLSession(configuration: configuration)
    let album = Album(URLRequest(url: server.url("/request")))
    let host = host {
      VStack {
        Page(album: album)
        AsyncImage(url: server.url("/url")) {
          $0.accessibilityLabel("Picture")
        } placeholder: {
          Text("Wait")
        }
      }
      .asyncImageURLSession(session)
    }
    try await host.waitForRealTime { album.phases.last == "success" && host.exists("Picture") }
    #expect(Set(server.paths) == ["/request", "/url"])
    #expect(server.heads.allSatisfy { $0.contains("X-Session: mine") })
    host.close()
  }

  @Test("A response is cached as its server and the request's policy permit")
  func caching() async throws {
    let picture = Self.picture
    let server = try #require(
      LocalServer { _ in .init(body: picture, headers: ["Cache-Control": "max-age=600", "Content-Type": "image/png"]) })
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = URLCache(memoryCapacity: 1 << 24, diskCapacity: 0, diskPath: nil)
    let session = URLSession(configuration: configuration)
    func load(_ policy: URLRequest.CachePolicy) async throws {
      let album = Album(URLRequest(url: server.url("/a"), cachePolicy: policy))
      let host = host { Page(album: album).asyncImageURLSession(session) }
      try await host.waitForRealTime { album.phases.last == "success" }
      host.close()
    }
    try await load(.useProtocolCachePolicy)
    try await load(.useProtocolCachePolicy)
    #expect(server.paths.count == 1)
    try await load(.reloadIgnoringLocalCacheData)
    #expect(server.paths.count == 2)
  }
}
