import Foundation

/// The address of an image, or the app's own request for it.
package enum AsyncImageSource: Equatable, Sendable {
  case url(URL?)
  case request(any AsyncImageRequest)

  /// The URL of the image, or `nil` if there is none.
  package var url: URL? {
    switch self {
    case .url(let url): url
    case .request(let request): request.url
    }
  }

  package static func == (left: Self, right: Self) -> Bool {
    func isEqual<Request: AsyncImageRequest>(_ left: Request, _ right: any AsyncImageRequest) -> Bool { left == right as? Request }
    return switch (left, right) {
    case (.url(let left), .url(let right)): left == right
    case (.request(let left), .request(let right)): isEqual(left, right)
    case (.url, _), (.request, _): false
    }
  }

  /// Returns a closure that loads the data with a session, or `nil` if the loader of images reads the URL itself. It does so for files and
  /// data URLs, and without a session of the app.
  func data(with session: AsyncImageSession?) -> (@Sendable () async throws -> Data)? {
    switch self {
    case .url(let url):
      guard let session, let url, !url.hasOwnData else { return nil }
      return { try await session.data(url) }
    case .request(let request):
      guard request.url?.hasOwnData == false else { return nil }
      return { try await request.data(with: session) }
    }
  }
}

/// A request of the app for the data of an image. The module of networking implements it.
package protocol AsyncImageRequest: Equatable, Sendable {
  /// The URL of the image, or `nil` if there is none.
  var url: URL? { get }

  /// Loads the data with a session, or with the shared session if it is `nil`.
  func data(with session: AsyncImageSession?) async throws -> Data
}

/// A session of the app that loads images.
package struct AsyncImageSession: Equatable, Sendable {
  /// The session.
  package let session: any AnyObject & Sendable
  /// The closure that loads the data at a URL.
  package let data: @Sendable (URL) async throws -> Data

  package init(_ session: any AnyObject & Sendable, data: @escaping @Sendable (URL) async throws -> Data) {
    (self.session, self.data) = (session, data)
  }

  package static func == (left: Self, right: Self) -> Bool { left.session === right.session }
}

extension URL {
  /// Indicates whether the data is local, so that no session is necessary.
  fileprivate var hasOwnData: Bool { ["file", "data"].contains(scheme?.lowercased()) }
}

private enum AsyncImageSessionKey: EnvironmentKey { static var defaultValue: AsyncImageSession? { nil } }

extension EnvironmentValues {
  /// The session that loads images from the web, or `nil` for the default.
  package var asyncImageSession: AsyncImageSession? {
    get { self[AsyncImageSessionKey.self] }
    set { self[AsyncImageSessionKey.self] = newValue }
  }
}
