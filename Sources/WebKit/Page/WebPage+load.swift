import Foundation
import Oriel

extension WebPage {
  /// Loads what a request names. WebKitGTK loads by GET alone: a request with another method or with a body fails.
  ///
  /// - Returns: The events of this navigation, until it ends. Cancelling the task that follows them stops the load.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url = request.url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { try $0.load(request, url) }
  }

  /// Loads what a URL names; nil fails with `invalidURL`.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { try $0.load(URLRequest(url: url), url) }
  }

  /// Shows an HTML text.
  ///
  /// - Parameter baseURL: What relative URLs of the text are relative to.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: baseURL) { $0.load(html: html, baseURL: baseURL) }
  }

  /// Shows data.
  ///
  /// - Parameters:
  ///   - mimeType: What the data is, such as `text/html`.
  ///   - characterEncoding: How the data encodes text. One that the web doesn't know is converted to UTF-8; data that can't be is refused.
  ///   - baseURL: What relative URLs of the data are relative to.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: baseURL) { try $0.load(EncodedText(data, encoding: characterEncoding), mimeType: mimeType, baseURL: baseURL) }
  }

  /// Shows data as if it were the answer to a request.
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url = request.url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) {
      let text = EncodedText(data: responseData, name: response.textEncodingName ?? "utf-8")
      $0.load(text, mimeType: response.mimeType ?? "text/html", baseURL: url)
    }
  }

  /// Shows an HTML text as if it were the answer to a request.
  @discardableResult
  public func load(simulatedRequest request: URLRequest, responseHTML htmlString: String) -> some AsyncSequence<NavigationEvent, any Error>
  {
    guard let url = request.url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { $0.load(html: htmlString, as: url) }
  }

  /// Goes to an item of the page's `backForwardList`. One that isn't in the list any more fails with `invalidURL`.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: item.url) { guard $0.go(to: item.id) else { throw NavigationError.invalidURL } }
  }

  /// Loads the current document again. Before the first document this fails with `invalidURL`.
  ///
  /// - Parameter fromOrigin: Whether nothing is taken from caches.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let engine, engine.hasDocument else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { _ in engine.reload(fromOrigin: fromOrigin) }
  }

  /// Stops the load in progress. What is there stays.
  public func stopLoading() { engine?.stopLoading() }

  private func navigate(to url: URL?, _ load: (WebEngine) throws -> Void) -> NavigationTracker.Events {
    requestedURL = url
    do {
      let engine = try startEngine()
      let events = tracker.begin()
      do { try load(engine) } catch { tracker.failed(NavigationError(error)) }
      engine.readState()
      return events
    } catch {
      if let error = error as? WebKitUnavailable { error.report() }
      return NavigationTracker.failed(NavigationError(error))
    }
  }
}

extension WebPage.NavigationError {
  init(_ error: any Error) { self = error as? Self ?? .failedProvisionalNavigation(error) }
}
