import DesktopStandIns
import Foundation
import Observation
import OrielTesting
import Testing

@testable import Oriel

@Observable
@MainActor
private final class Album {
  var url: URL?
  var isShown = true
  var phases: [String] = []

  init(_ url: URL?) { self.url = url }

  func note(_ phase: AsyncImagePhase) -> Bool {
    let name =
      switch phase {
      case .empty: "empty"
      case .success: "success"
      case .failure(let error): "failure \((error as? URLError)?.code.rawValue ?? 0)"
      }
    if phases.last != name { phases.append(name) }
    return true
  }
}

private struct Page: View {
  let album: Album

  var body: some View {
    VStack {
      if album.isShown {
        AsyncImage(url: album.url) { phase in
          let _ = album.note(phase)
          if let image = phase.image {
            image
          } else if phase.error != nil {
            Text("Broken")
          } else {
            Text("Wait")
          }
        }
      }
    }
  }
}

@MainActor
@Suite("AsyncImage", .serialized)
struct AsyncImageTests {
  private func host(_ album: Album) -> TestHost { TestHost(size: CGSize(width: 200, height: 100)) { Page(album: album) } }

  private func file(_ data: Data, _ name: String = UUID().uuidString + ".png") throws -> URL {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-\(name)")
    try data.write(to: url)
    return url
  }

  private func imageSizes(_ host: TestHost) -> [CGSize] {
    var sizes: [CGSize] = []
    func visit(_ box: LayoutBox) {
      if box is ImageBox { sizes.append(box.size) }
      box.children.forEach(visit)
    }
    visit(host.graph.rootBox)
    return sizes
  }

  @Test("AsyncImage loads a file: its phase is empty first, then the image in its own size")
  func loadsFile() async throws {
    let url = try file(Self.picture)
    defer { try? FileManager.default.removeItem(at: url) }
    let album = Album(url)
    let host = host(album)
    #expect(album.phases == ["empty"])
    #expect(host.graph.startedTasks.map(\.viewPath) == ["Page / AsyncImage"])
    try await host.waitForRealTime { album.phases.last == "success" }
    #expect(album.phases == ["empty", "success"])
    #expect(host.graph.startedTasks.isEmpty)
    #expect(imageSizes(host) == [Self.size])
  }

  @Test("A cached image is shown in the first frame")
  func memory() async throws {
    let url = try file(Self.picture)
    defer { try? FileManager.default.removeItem(at: url) }
    let first = Album(url)
    let host1 = host(first)
    try await host1.waitForRealTime { first.phases.last == "success" }
    let second = Album(url)
    _ = host(second)
    #expect(second.phases == ["success"])
  }

  @Test("The scale of AsyncImage is the number of pixels per point")
  func scale() async throws {
    let url = URL(string: "data:image/png;base64,\(Self.picture.base64EncodedString())")!
    let host = TestHost(size: CGSize(width: 200, height: 100)) { AsyncImage(url: url, scale: 2) }
    try await host.waitForRealTime { imageSizes(host) == [CGSize(width: Self.size.width / 2, height: Self.size.height / 2)] }
  }

  @Test("AsyncImage fails for an invalid data URL or an unsupported scheme")
  func brokenData() async throws {
    for address in ["data:image/png;base64,AAAA", "data:nonsense", "data:text/plain,hello", "ftp://127.0.0.1/a.png"] {
      let album = Album(URL(string: address))
      let host = host(album)
      try await host.waitForRealTime { album.phases.count == 2 }
      #expect(album.phases[1].hasPrefix("failure -"), "\(address)")
      #expect(host.messages.isEmpty)
    }
  }

  @Test("AsyncImage fails for a truncated image file and doesn't crash")
  func truncated() async throws {
    let url = try file(Self.picture.prefix(40))
    defer { try? FileManager.default.removeItem(at: url) }
    let album = Album(url)
    let host = host(album)
    try await host.waitForRealTime { album.phases.count == 2 }
    #expect(album.phases[1] == "failure \(URLError.cannotDecodeContentData.rawValue)")
  }

  @Test("AsyncImage without a URL stays empty")
  func noAddress() async throws {
    let album = Album(nil)
    let host = host(album)
    host.advance(by: 0.5)
    #expect(album.phases == ["empty"])
    #expect(host.leftovers().isEmpty)
  }

  @Test("A new URL resets AsyncImage to empty and loads again, and the old URL's response isn't shown")
  func reload() async throws {
    let picture = Self.picture
    let server = try #require(LocalServer { path in path == "/slow" ? .init(body: nil) : .init(body: picture) })
    let album = Album(server.url("/slow"))
    let host = host(album)
    try await host.waitForRealTime { server.paths == ["/slow"] }
    album.url = server.url("/quick")
    try await host.waitForRealTime { album.phases.last == "success" }
    #expect(album.phases == ["empty", "success"])
    album.url = URL(string: "file:///no/such/file.png")
    try await host.waitForRealTime { album.phases.count == 4 }
    #expect(album.phases.suffix(2) == ["empty", "failure \(URLError.fileDoesNotExist.rawValue)"])
  }

  @Test("AsyncImage loads over HTTP with redirects, and fails on server errors and refused connections")
  func http() async throws {
    let picture = Self.picture
    let server = try #require(
      LocalServer { path in
        switch path {
        case "/moved": .init(status: 302, location: "/image")
        case "/image": .init(body: picture)
        default: .init(status: 404, body: Data("nothing".utf8))
        }
      })
    let album = Album(server.url("/moved"))
    let page = host(album)
    try await page.waitForRealTime { album.phases.last == "success" }
    #expect(server.paths == ["/moved", "/image"])
    let missing = Album(server.url("/missing"))
    let second = host(missing)
    try await second.waitForRealTime { missing.phases.count == 2 }
    #expect(missing.phases[1] == "failure \(URLError.badServerResponse.rawValue)")
    let nobody = Album(URL(string: "http://127.0.0.1:1/a.png"))
    let third = host(nobody)
    try await third.waitForRealTime { nobody.phases.count == 2 }
    #expect(nobody.phases[1] == "failure \(URLError.cannotConnectToHost.rawValue)")
  }

  @Test("An image is kept for as long as its server permits, and loaded again afterwards")
  func caching() async throws {
    let picture = Self.picture
    let server = try #require(
      LocalServer { path in
        switch path {
        case "/kept": .init(body: picture, headers: ["Cache-Control": "public, max-age=600"])
        case "/stale": .init(body: picture, headers: ["Cache-Control": "max-age=600", "Age": "600"])
        case "/never": .init(body: picture, headers: ["Cache-Control": "no-store"])
        default: .init(body: picture)
        }
      })
    for (path, count) in [("/kept", 1), ("/stale", 2), ("/never", 2), ("/unlimited", 1)] {
      for _ in 0..<2 {
        let album = Album(server.url(path))
        let host = host(album)
        try await host.waitForRealTime { album.phases.last == "success" }
        host.close()
      }
      #expect(server.paths.filter { $0 == path }.count == count, "\(path)")
    }
  }

  @Test("AsyncImage cancels loading when its view is removed")
  func cancelsOnRemoval() async throws {
    let server = try #require(LocalServer { _ in .init(body: nil) })
    let album = Album(server.url("/never"))
    let host = host(album)
    let nodes = host.liveNodeCount
    try await host.waitForRealTime { server.paths.count == 1 }
    album.isShown = false
    host.render()
    #expect(host.liveNodeCount < nodes)
    host.advance(by: 0.1)
    #expect(album.phases == ["empty"])
    #expect(host.leftovers().isEmpty)
  }

  @Test("AsyncImage shows its placeholder until the image has loaded, and reports a failed load once")
  func placeholder() async throws {
    let url = try file(Self.picture)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack {
        AsyncImage(url: url) {
          $0.resizable().frame(width: 50, height: 40)
        } placeholder: {
          Text("Wait")
        }
        AsyncImage(url: URL(string: "file:///no/such/file.png")) {
          $0
        } placeholder: {
          Text("Still")
        }
      }
    }
    #expect(host.elements.map(\.label).contains("Wait"))
    try await host.waitForRealTime { imageSizes(host) == [CGSize(width: 50, height: 40)] && host.messages.count == 1 }
    #expect(!host.elements.map(\.label).contains("Wait"))
    #expect(host.elements.map(\.label).contains("Still"))
    #expect(host.messages[0].contains("/no/such/file.png"))
  }

  @Test("The phase of AsyncImage changes within the given transaction")
  func transaction() async throws {
    let url = try file(Self.picture)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        Color.red.frame(width: phase.image == nil ? 10 : 100, height: 10)
      }
    }
    var isMoving = false
    try await host.waitForRealTime {
      if !host.graph.isIdle { isMoving = true }
      return isMoving
    }
    host.advance(by: 0.5)
    #expect(!host.graph.isIdle)
    try host.settle()
  }

  private static let size = CGSize(width: 12, height: 8)
  private static let picture: Data = {
    let host = TestHost(size: size) { Color.red }
    return host.snapshot().pngData
  }()
}
