import CGTK
import Foundation

/// The domain of `AVError`. Mirrors AVFoundation's `AVFoundationErrorDomain`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error that occurs when media is opened or played. Mirrors AVFoundation's `AVError`.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of an error. Mirrors AVFoundation's `AVError.Code`.
  public enum Code: Int, Sendable {
    /// The cause is unknown.
    case unknown = -11800
    /// The media could not be decoded.
    case decodeFailed = -11821
    /// The format of the media isn't recognized.
    case fileFormatNotRecognized = -11828
    /// The media could not be parsed.
    case fileFailedToParse = -11829
    /// There is no decoder for the media.
    case decoderNotFound = -11833
    /// There is no image at the requested time.
    case noImageAtTime = -11832
    /// The resource is unavailable.
    case contentIsUnavailable = -11863
  }

  /// The kind of the error.
  public let code: Code
  private let message: String

  /// Creates an error of a kind.
  public init(_ code: Code) { self.init(code, "The operation could not be completed.") }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  public var errorDescription: String? { message }
}

extension AVError {
  /// Creates an error from the domain and the code of a GStreamer error.
  init(_ error: GError) {
    let domain = g_quark_to_string(error.domain).map { String(cString: $0) } ?? ""
    let code: Code =
      switch (domain, error.code) {
      // GST_RESOURCE_ERROR_NOT_FOUND, OPEN_READ and NOT_AUTHORIZED
      case ("gst-resource-error-quark", 3), ("gst-resource-error-quark", 5), ("gst-resource-error-quark", 15): .contentIsUnavailable
      // GST_STREAM_ERROR_TYPE_NOT_FOUND, WRONG_TYPE and FORMAT
      case ("gst-stream-error-quark", 4), ("gst-stream-error-quark", 5), ("gst-stream-error-quark", 11): .fileFormatNotRecognized
      // GST_STREAM_ERROR_CODEC_NOT_FOUND and GST_CORE_ERROR_MISSING_PLUGIN
      case ("gst-stream-error-quark", 6), ("gst-core-error-quark", 12): .decoderNotFound
      case ("gst-stream-error-quark", 7): .decodeFailed
      case ("gst-stream-error-quark", 9): .fileFailedToParse
      default: .unknown
      }
    self.init(code, error.message.map { String(cString: $0) } ?? "The operation could not be completed.")
  }
}
