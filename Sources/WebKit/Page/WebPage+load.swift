import Foundation
import Oriel

extension WebPage {
  /// Loads a request. WebKitGTK supports GET only: a request with another method or a body fails.
  ///
  /// - Returns: The events of this navigation, until it ends. Cancelling the task that iterates them stops the load.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url = request.url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { try $0.load(request, url) }
  }

  /// Loads a URL. A `nil` URL fails with `invalidURL`.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { try $0.load(URLRequest(url: url), url) }
  }

  /// Loads an HTML document.
  ///
  /// - Parameter baseURL: The base of the document's relative URLs.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: baseURL) { $0.load(html: html, baseURL: baseURL) }
  }

  /// Loads data.
  ///
  /// - Parameters:
  ///   - mimeType: The type of the data, such as `text/html`.
  ///   - characterEncoding: The text encoding of the data. Data in an encoding that the web doesn't support is converted to UTF-8; the load
  ///     fails if that isn't possible.
  ///   - baseURL: The base of the data's relative URLs.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: baseURL) { try $0.load(EncodedText(data, encoding: characterEncoding), mimeType: mimeType, baseURL: baseURL) }
  }

  /// Loads data as if it were the response to a request.
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

  /// Loads an HTML document as if it were the response to a request.
  @discardableResult
  public func load(simulatedRequest request: URLRequest, responseHTML htmlString: String) -> some AsyncSequence<NavigationEvent, any Error>
  {
    guard let url = request.url else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { $0.load(html: htmlString, as: url) }
  }

  /// Loads an item of the page's `backForwardList`. An item that is no longer in the list fails with `invalidURL`.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    navigate(to: item.url) { guard $0.go(to: item.id) else { throw NavigationError.invalidURL } }
  }

  /// Loads the current document again. Fails with `invalidURL` if the page has no document.
  ///
  /// - Parameter fromOrigin: A Boolean value that indicates whether caches are bypassed.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let engine, engine.hasDocument else { return NavigationTracker.failed(.invalidURL) }
    return navigate(to: url) { _ in engine.reload(fromOrigin: fromOrigin) }
  }

  /// Stops the current load. Content that has been loaded remains.
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
