import CGTK
import COrielGTK
import Foundation
import Synchronization

/// Reads and decodes the data at an address, on threads of its own.
enum ImageDownload {
  /// Decoded pixels that are passed to the main actor. Their receiver owns them: the thread that decoded them keeps no reference.
  struct Pixels: @unchecked Sendable {
    let pixbuf: OpaquePointer

    func release() { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
  }

  /// A flag that one thread sets and another one reads.
  private final class StopFlag: Sendable {
    let isSet = Atomic(false)
  }

  /// The queue of downloads. It runs as many at a time as browsers run for one server.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "oriel.images"
    queue.maxConcurrentOperationCount = 6
    queue.qualityOfService = .utility
    return queue
  }()

  static func pixels(at url: URL) async throws -> (pixels: Pixels, freshness: HTTPFreshness) {
    try await run { stop in
      let (data, freshness) = try data(at: url, stop)
      return (try decode(data, stop), freshness)
    }
  }

  /// Decodes data, which at most has the size of a file that is read.
  static func pixels(of data: Data) async throws -> Pixels {
    guard data.count <= DecodedPixels.maximumFileSize else { throw URLError(.dataLengthExceedsMaximum) }
    return try await run { try decode(data, $0) }
  }

  private static func run<Value: Sendable>(_ work: @escaping @Sendable (StopFlag) throws -> Value) async throws -> Value {
    let stop = StopFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.addOperation { continuation.resume(with: Result { try work(stop) }) }
      }
    } onCancel: {
      stop.isSet.store(true, ordering: .relaxed)
    }
  }

  private static func decode(_ data: Data, _ stop: StopFlag) throws -> Pixels {
    guard !stop.isSet.load(ordering: .relaxed) else { throw CancellationError() }
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: nil) else { throw URLError(.cannotDecodeContentData) }
    return Pixels(pixbuf: pixbuf)
  }

  private static func data(at url: URL, _ stop: StopFlag) throws -> (Data, HTTPFreshness) {
    guard !stop.isSet.load(ordering: .relaxed) else { throw CancellationError() }
    switch url.scheme?.lowercased() {
    case "file":
      guard let data = GdkImageLoader.data(of: url.path) else { throw URLError(.fileDoesNotExist) }
      return (data, HTTPFreshness())
    case "data":
      guard let data = inlineData(url) else { throw URLError(.cannotDecodeRawData) }
      return (data, HTTPFreshness())
    case "http", "https": return try response(at: url, stop)
    default: throw URLError(.unsupportedURL)
    }
  }

  /// Returns the contents of a `data:` address (RFC 2397), or `nil` if it is malformed.
  static func inlineData(_ url: URL) -> Data? {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ","), let colon = text.firstIndex(of: ":"), colon < comma else { return nil }
    let head = text[text.index(after: colon)..<comma]
    guard let body = String(text[text.index(after: comma)...]).removingPercentEncoding else { return nil }
    return head.lowercased().hasSuffix(";base64") ? Data(base64Encoded: body, options: .ignoreUnknownCharacters) : Data(body.utf8)
  }

  private static func response(at url: URL, _ stop: StopFlag) throws -> (Data, HTTPFreshness) {
    var headers: UnsafeMutablePointer<CChar>?
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var status = 0
    let code = oriel_http_get(
      url.absoluteString, DecodedPixels.maximumFileSize,
      { Unmanaged<StopFlag>.fromOpaque($0!).takeUnretainedValue().isSet.load(ordering: .relaxed) },
      Unmanaged.passUnretained(stop).toOpaque(), &bytes, &count, &headers, &status)
    defer {
      free(bytes)
      free(headers)
    }
    guard !stop.isSet.load(ordering: .relaxed) else { throw CancellationError() }
    guard code == 0 else { throw error(code) }
    if let error = URLError(status: status) { throw error }
    let freshness = headers.map { HTTPFreshness(headers: String(cString: $0), now: Date()) } ?? HTTPFreshness()
    return (bytes.map { Data(bytes: $0, count: count) } ?? Data(), freshness)
  }

  /// Returns the error by which URLSession reports a code of libcurl.
  private static func error(_ code: Int32) -> URLError {
    switch code {
    case Int32(ORIEL_HTTP_NO_LIBRARY.rawValue):
      URLError(.unsupportedURL, userInfo: [NSLocalizedDescriptionKey: "libcurl, which gets images from the web, is not installed."])
    case 1: URLError(.unsupportedURL)
    case 3: URLError(.badURL)
    case 6: URLError(.cannotFindHost)
    case 7: URLError(.cannotConnectToHost)
    case 28: URLError(.timedOut)
    case 35: URLError(.secureConnectionFailed)
    case 47: URLError(.httpTooManyRedirects)
    case 60: URLError(.serverCertificateUntrusted)
    case Int32(ORIEL_HTTP_TOO_LARGE.rawValue): URLError(.dataLengthExceedsMaximum)
    default: URLError(.networkConnectionLost)
    }
  }
}
