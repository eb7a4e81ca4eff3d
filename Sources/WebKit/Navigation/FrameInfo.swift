import Foundation

extension WebPage {
  /// A frame of a page. Mirrors WebKit's `WebPage.FrameInfo`.
  ///
  /// WebKitGTK doesn't report the frame that initiated an action, so this is always the main frame.
  @MainActor
  public struct FrameInfo {
    /// The request of the frame's document.
    public let request: URLRequest
    /// The origin of the frame's document.
    public let securityOrigin: WKSecurityOrigin

    init(url: URL?) {
      let url = url ?? WebPage.blank
      request = URLRequest(url: url)
      securityOrigin = WKSecurityOrigin(url: url)
    }
  }
}

/// The origin of a document. Mirrors WebKit's `WKSecurityOrigin`.
@MainActor
public final class WKSecurityOrigin: NSObject {
  /// The scheme of the URL, such as `https`.
  public let `protocol`: String
  /// The host of the URL, or an empty string if it has none.
  public let host: String
  /// The port of the URL, or 0 for the default port of the scheme.
  public let port: Int

  init(url: URL) {
    `protocol` = url.scheme ?? ""
    host = url.host() ?? ""
    port = url.port ?? 0
  }
}
