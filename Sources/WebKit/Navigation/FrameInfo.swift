import Foundation

extension WebPage {
  /// A frame of a page. Mirrors WebKit's `WebPage.FrameInfo`.
  ///
  /// WebKitGTK doesn't say which frame asks for something: this is always the main frame.
  @MainActor
  public struct FrameInfo {
    /// The request of the document that is in the frame.
    public let request: URLRequest
    /// Where the document comes from.
    public let securityOrigin: WKSecurityOrigin

    init(url: URL?) {
      let url = url ?? WebPage.blank
      request = URLRequest(url: url)
      securityOrigin = WKSecurityOrigin(url: url)
    }
  }
}

/// Where a document comes from. Mirrors WebKit's `WKSecurityOrigin`.
@MainActor
public final class WKSecurityOrigin: NSObject {
  /// The scheme of the URL, such as `https`.
  public let `protocol`: String
  /// Empty where the URL has none.
  public let host: String
  /// 0 for the port that the scheme has by default.
  public let port: Int

  init(url: URL) {
    `protocol` = url.scheme ?? ""
    host = url.host() ?? ""
    port = url.port ?? 0
  }
}
