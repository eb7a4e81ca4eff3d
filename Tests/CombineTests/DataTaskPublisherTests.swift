import Combine
import Foundation
import Testing

@Suite("Requests as publishers")
struct DataTaskPublisherTests {
  let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    session = URLSession(configuration: configuration)
  }

  @Test("The answer comes once, then the publisher finishes")
  func answers() async throws {
    let url = try #require(URL(string: "stub://answer/hello"))
    let recorder = Recorder(session.dataTaskPublisher(for: url).map(\.data))
    #expect(try await recorder.values(count: 1) == [Data("/hello".utf8)])
    try await wait(until: { recorder.hasFinished })
  }

  @Test("A failed request fails the publisher with its error")
  func fails() async throws {
    let url = try #require(URL(string: "stub://failure/"))
    let errors = PassthroughSubject<URLError.Code, Never>()
    let recorder = Recorder(errors)
    let subscription = session.dataTaskPublisher(for: url).sink {
      if case .failure(let error) = $0 { errors.send(error.code) }
    } receiveValue: { _ in
    }
    #expect(try await recorder.values(count: 1) == [.cannotFindHost])
    subscription.cancel()
  }
}

private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host == "answer" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
