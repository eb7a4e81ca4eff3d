import Foundation
import FoundationNetworking
import Oriel

extension AsyncImage {
  /// Creates a view that shows the image of a request in its own size. Until it is loaded, a gray placeholder takes the available space.
  ///
  /// The session of `asyncImageURLSession(_:)` or the shared one loads the request, and caches the response as the request's cache policy
  /// and the server permit. A failure is reported once. `scale` is the number of pixels per point. A scale that isn't positive and finite
  /// counts as 1. Mirrors SwiftUI's `init(request:scale:)`.
  nonisolated public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(source: AsyncImageSource(request), scale: scale)
  }

  /// Creates a view that shows the content for the image of a request, or the placeholder until the image is loaded. Mirrors SwiftUI's
  /// `init(request:scale:content:placeholder:)`.
  nonisolated public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(source: AsyncImageSource(request), scale: scale, content: content, placeholder: placeholder)
  }

  /// Creates a view that shows the content for each phase of a request. A change of the phase has the given transaction. Mirrors SwiftUI's
  /// `init(request:scale:transaction:content:)`.
  nonisolated public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(
      source: AsyncImageSource(request), scale: scale, transaction: transaction, passesErrorsToContent: true, content: content)
  }
}

extension View {
  /// Sets the session that loads the images of the `AsyncImage` views in the view. Loads that have started keep their session. Files and
  /// data URLs need none. Mirrors SwiftUI's `asyncImageURLSession(_:)`.
  nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
    environment(\.asyncImageSession, AsyncImageSession(urlSession) { try await urlSession.imageData(for: URLRequest(url: $0)) })
  }
}

/// A request that a session loads.
private struct SessionRequest: AsyncImageRequest {
  let request: URLRequest

  var url: URL? { request.url }

  func data(with session: AsyncImageSession?) async throws -> Data {
    try await (session?.session as? URLSession ?? .shared).imageData(for: request)
  }

  /// Foundation's requests are equal even if their headers or bodies aren't.
  static func == (left: Self, right: Self) -> Bool {
    left.request == right.request && left.request.allHTTPHeaderFields == right.request.allHTTPHeaderFields
      && left.request.httpBody == right.request.httpBody
  }
}

extension AsyncImageSource {
  fileprivate init(_ request: URLRequest?) { self = request.map { .request(SessionRequest(request: $0)) } ?? .url(nil) }
}
