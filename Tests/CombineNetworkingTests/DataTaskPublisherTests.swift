import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// A protocol that answers requests without a network. A host that begins with `missing` fails, one that begins with `slow` waits for
/// cancellation, and others are answered with their name.
private final class PathProtocol: URLProtocol {
  static let begun = Mutex<[String]>([])
  static let stopped = Mutex<[String]>([])

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "path" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  private var host: String { request.url?.host ?? "" }

  override func startLoading() {
    Self.begun.withLock { $0.append(host) }
    if host.hasPrefix("slow") { return }
    guard let url = request.url, !host.hasPrefix("missing") else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: request.allHTTPHeaderFields)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(host.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() { Self.stopped.withLock { $0.append(host) } }
}

@Suite("URLSession's data task publisher")
struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PathProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func wait(_ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition(), ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
    #expect(condition())
  }

  @Test("The publisher publishes data and response once and finishes")
  func success() async throws {
    let url = try #require(URL(string: "path://hello"))
    var request = URLRequest(url: url)
    request.setValue("5", forHTTPHeaderField: "X-Mark")
    let log = Mutex<[String]>([])
    let subscription = session.dataTaskPublisher(for: request)
      .map { (String(decoding: $0.data, as: UTF8.self), ($0.response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Mark") ?? "") }
      .sink { completion in
        log.withLock { $0.append("\(completion)") }
      } receiveValue: { value in
        log.withLock { $0.append("\(value)") }
      }
    try await wait { log.withLock { $0.count == 2 } }
    #expect(log.withLock { $0 } == [#"("hello", "5")"#, "finished"])
    subscription.cancel()
  }

  @Test("The publisher fails with the session's error")
  func failure() async throws {
    let url = try #require(URL(string: "path://missing"))
    let codes = Mutex<[URLError.Code]>([])
    let subscription = session.dataTaskPublisher(for: url).map(\.data)
      .sink {
        if case .failure(let error) = $0 { codes.withLock { $0.append(error.code) } }
      } receiveValue: { _ in
      }
    try await wait { codes.withLock { !$0.isEmpty } }
    #expect(codes.withLock { $0 } == [.fileDoesNotExist])
    subscription.cancel()
  }

  @Test("The task starts on demand, and cancellation ends it without a value")
  func cancelling() async throws {
    let url = try #require(URL(string: "path://slow"))
    let publisher = session.dataTaskPublisher(for: url)
    #expect(PathProtocol.begun.withLock { !$0.contains("slow") })
    let ends = Mutex(0)
    let subscription = publisher.sink { _ in
      ends.withLock { $0 += 1 }
    } receiveValue: { _ in
      ends.withLock { $0 += 1 }
    }
    try await wait { PathProtocol.begun.withLock { $0.contains("slow") } }
    subscription.cancel()
    try await wait { PathProtocol.stopped.withLock { $0.contains("slow") } }
    #expect(ends.withLock { $0 } == 0)
  }
}
