import Foundation
import FoundationNetworking
import OrielGSK

extension URLSession {
  /// Loads the data of an image, or takes it from the session's cache. The status of an error is an error, also if the response has a body.
  ///
  /// On Linux, sessions neither store the responses of data tasks nor use stored ones. This method does both by the rules of HTTP and by the
  /// cache policy of the request.
  func imageData(for request: URLRequest) async throws -> Data {
    if let stored = storedData(for: request) { return stored }
    guard cachePolicy(for: request) != .returnCacheDataDontLoad else { throw URLError(.resourceUnavailable) }
    // A stored response would be used in spite of a policy that excludes it.
    configuration.urlCache?.removeCachedResponse(for: request)
    let (data, response) = try await data(for: request)
    guard let response = response as? HTTPURLResponse else { return data }
    if let error = URLError(status: response.statusCode) { throw error }
    if request.httpMethod ?? "GET" == "GET", response.statusCode == 200, response.freshness(now: Date()).permitsStorage {
      configuration.urlCache?.storeCachedResponse(
        CachedURLResponse(response: response, data: data, userInfo: [Self.dateKey: Date()], storagePolicy: .allowed), for: request)
    }
    return data
  }

  /// The key of the time at which a response was stored.
  private static var dateKey: String { "oriel.date" }

  private func cachePolicy(for request: URLRequest) -> URLRequest.CachePolicy {
    request.cachePolicy == .useProtocolCachePolicy ? configuration.requestCachePolicy : request.cachePolicy
  }

  /// Returns the stored data that the cache policy permits to use, or `nil` if there is none.
  private func storedData(for request: URLRequest) -> Data? {
    guard let stored = configuration.urlCache?.cachedResponse(for: request) else { return nil }
    switch cachePolicy(for: request) {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad: return stored.data
    case .useProtocolCachePolicy:
      guard let response = stored.response as? HTTPURLResponse, let date = stored.userInfo?[Self.dateKey] as? Date,
        let lifetime = response.freshness(now: date).lifetime, date + lifetime > Date()
      else { return nil }
      return stored.data
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData, .reloadRevalidatingCacheData: return nil
    }
  }
}

extension HTTPURLResponse {
  fileprivate func freshness(now: Date) -> HTTPFreshness {
    HTTPFreshness(headers: allHeaderFields.map { "\($0.key): \($0.value)" }.joined(separator: "\n"), now: now)
  }
}
