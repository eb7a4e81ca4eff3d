import CGTK
import COrielLibraries
import Foundation

/// Conversions of WebKitGTK's errors to Foundation's.
@MainActor
enum EngineError {
  static func error(_ error: GError, url: URL?, _ webkit: OrielWebKit) -> any Error {
    var info: [String: Any] = [:]
    if let message = error.message { info[NSLocalizedDescriptionKey] = String(cString: message) }
    if let url { info[NSURLErrorFailingURLErrorKey] = url }
    if error.domain == webkit.webkit_policy_error_quark() {
      return NSError(domain: "WebKitErrorDomain", code: Int(error.code), userInfo: info)
    }
    return URLError(code(error, webkit), userInfo: info)
  }

  private static func code(_ error: GError, _ webkit: OrielWebKit) -> URLError.Code {
    switch error.domain {
    case webkit.webkit_network_error_quark():
      switch error.code {
      case 301: .unsupportedURL
      case 302: .cancelled
      case 303: .fileDoesNotExist
      default: .cannotConnectToHost
      }
    case g_resolver_error_quark(): .cannotFindHost
    case g_tls_error_quark(): .serverCertificateUntrusted
    case g_io_error_quark(): ioCode(GIOErrorEnum(rawValue: UInt32(bitPattern: error.code)))
    default: .unknown
    }
  }

  private static func ioCode(_ code: GIOErrorEnum) -> URLError.Code {
    switch code {
    case G_IO_ERROR_NOT_FOUND: .fileDoesNotExist
    case G_IO_ERROR_PERMISSION_DENIED: .noPermissionsToReadFile
    case G_IO_ERROR_TIMED_OUT: .timedOut
    case G_IO_ERROR_HOST_NOT_FOUND: .cannotFindHost
    case G_IO_ERROR_HOST_UNREACHABLE, G_IO_ERROR_NETWORK_UNREACHABLE: .notConnectedToInternet
    case G_IO_ERROR_CONNECTION_CLOSED, G_IO_ERROR_BROKEN_PIPE: .networkConnectionLost
    default: .cannotConnectToHost
    }
  }

  static func scriptError(_ error: UnsafeMutablePointer<GError>?, _ webkit: OrielWebKit) -> WKError {
    guard let error = error?.pointee else { return WKError(.unknown) }
    let message = error.message.map { String(cString: $0) } ?? ""
    guard error.domain == webkit.webkit_javascript_error_quark() else { return WKError(.webContentProcessTerminated, message) }
    return WKError(error.code == 601 ? .javaScriptResultTypeIsUnsupported : .javaScriptExceptionOccurred, message)
  }
}
