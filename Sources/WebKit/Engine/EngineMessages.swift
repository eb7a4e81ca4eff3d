import COrielLibraries
import Foundation

/// Conversions of WebKitGTK's requests and responses to Foundation's.
@MainActor
enum EngineMessages {
  static func request(_ request: OpaquePointer, _ webkit: OrielWebKit) -> URLRequest {
    var result = URLRequest(url: url(webkit.webkit_uri_request_get_uri(request)))
    result.httpMethod = webkit.webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    result.allHTTPHeaderFields = fields(webkit.webkit_uri_request_get_http_headers(request), webkit)
    return result
  }

  static func response(_ response: OpaquePointer, _ webkit: OrielWebKit) -> URLResponse {
    let url = url(webkit.webkit_uri_response_get_uri(response))
    let status = Int(webkit.webkit_uri_response_get_status_code(response))
    let headers = fields(webkit.webkit_uri_response_get_http_headers(response), webkit)
    if status != 0, let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
      return response
    }
    let length = webkit.webkit_uri_response_get_content_length(response)
    return URLResponse(
      url: url, mimeType: webkit.webkit_uri_response_get_mime_type(response).map { String(cString: $0) },
      expectedContentLength: length == 0 ? -1 : Int(clamping: length), textEncodingName: nil)
  }

  /// Returns a request with a custom scheme.
  static func schemeRequest(_ request: OpaquePointer, _ webkit: OrielWebKit) -> URLRequest {
    var result = URLRequest(url: url(webkit.webkit_uri_scheme_request_get_uri(request)))
    result.httpMethod = webkit.webkit_uri_scheme_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    result.allHTTPHeaderFields = fields(webkit.webkit_uri_scheme_request_get_http_headers(request), webkit)
    result.httpBody = webkit.webkit_uri_scheme_request_get_http_body(request).flatMap(body)
    return result
  }

  private static func url(_ text: UnsafePointer<CChar>?) -> URL { text.flatMap { URL(string: String(cString: $0)) } ?? WebPage.blank }

  private static func fields(_ headers: OpaquePointer?, _ webkit: OrielWebKit) -> [String: String] {
    guard let headers else { return [:] }
    var fields: [String: String] = [:]
    withUnsafeMutablePointer(to: &fields) { fields in
      let add: SoupMessageHeadersForeachFunc = { name, value, data in
        guard let name, let value, let fields = data?.assumingMemoryBound(to: [String: String].self) else { return }
        let (key, text) = (String(cString: name), String(cString: value))
        fields.pointee[key] = fields.pointee[key].map { "\($0), \(text)" } ?? text
      }
      webkit.soup_message_headers_foreach(headers, add, fields)
    }
    return fields
  }

  private static func body(_ stream: UnsafeMutablePointer<GInputStream>) -> Data? {
    var data = Data()
    while let bytes = g_input_stream_read_bytes(stream, 65536, nil, nil) {
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      guard let start = g_bytes_get_data(bytes, &count), count > 0 else { break }
      data.append(Data(bytes: start, count: Int(count)))
    }
    return data.isEmpty ? nil : data
  }
}
