import CGTK
import COrielLibraries
import Foundation

/// The dispatcher of requests with custom schemes to the handlers of the requesting page.
///
/// WebKitGTK registers schemes for the whole process, and each scheme only once.
@MainActor
enum SchemeRequests {
  private static var registered: Set<String> = []
  private static var pages: [OpaquePointer: Weak] = [:]

  private struct Weak {
    weak var page: WebPage?
  }

  static func register(_ schemes: some Sequence<URLScheme>, _ webkit: OrielWebKit) {
    let arrived: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer?) -> Void = { request, _ in SchemeRequests.take(request)
    }
    for scheme in schemes where registered.insert(scheme.name).inserted {
      // WebKitGTK calls back on the main thread.
      let callback = unsafeBitCast(arrived, to: WebKitURISchemeRequestCallback.self)
      webkit.webkit_web_context_register_uri_scheme(
        webkit.webkit_web_context_get_default(), scheme.name, callback, nil, nil)
    }
  }

  static func add(_ page: WebPage, view: OpaquePointer) { pages[view] = Weak(page: page) }

  static func remove(view: OpaquePointer) { pages[view] = nil }

  private static func take(_ pointer: OpaquePointer) {
    guard let webkit = WebKitGTK.functions else { return }
    let request = ObjectReference(pointer)
    let urlRequest = EngineMessages.schemeRequest(pointer, webkit)
    let page = webkit.webkit_uri_scheme_request_get_web_view(pointer).flatMap { pages[$0]?.page }
    let scheme = urlRequest.url?.scheme?.lowercased()
    guard let page, let handler = page.configuration.urlSchemeHandlers.first(where: { $0.key.name == scheme })?.value else {
      return fail(request, "The page has no handler for this scheme.", webkit)
    }
    page.schemeTasks.run {
      do {
        let (response, data) = try await collect(handler, urlRequest)
        finish(request, response, data, webkit)
      } catch {
        fail(request, error.localizedDescription, webkit)
      }
    }
  }

  private static func collect(_ handler: some URLSchemeHandler, _ request: URLRequest) async throws -> (URLResponse, Data) {
    var response: URLResponse?
    var data = Data()
    for try await result in handler.reply(for: request) {
      switch result {
      case .response(let next): response = next
      case .data(let next):
        guard response != nil else { throw URLError(.badServerResponse) }
        data.append(next)
      }
    }
    guard let response else { throw URLError(.badServerResponse) }
    return (response, data)
  }

  private static func finish(_ request: ObjectReference, _ response: URLResponse, _ data: Data, _ webkit: OrielWebKit) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    g_bytes_unref(bytes)
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    guard let answer = webkit.webkit_uri_scheme_response_new(stream, gint64(data.count)) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(answer)) }
    let type = [response.mimeType, response.textEncodingName.map { "charset=\($0)" }].compactMap(\.self).joined(separator: "; ")
    if !type.isEmpty { webkit.webkit_uri_scheme_response_set_content_type(answer, type) }
    if let http = response as? HTTPURLResponse {
      webkit.webkit_uri_scheme_response_set_status(answer, UInt32(clamping: http.statusCode), nil)
      if let headers = webkit.soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE) {
        for (name, value) in http.allHeaderFields { webkit.soup_message_headers_append(headers, "\(name)", "\(value)") }
        // The response takes ownership of the headers.
        webkit.webkit_uri_scheme_response_set_http_headers(answer, headers)
      }
    }
    webkit.webkit_uri_scheme_request_finish_with_response(request.pointer, answer)
  }

  private static func fail(_ request: ObjectReference, _ message: String, _ webkit: OrielWebKit) {
    let error = g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_FAILED.rawValue), message)
    webkit.webkit_uri_scheme_request_finish_error(request.pointer, error)
    g_error_free(error)
  }
}

/// A set of tasks that are cancelled when the object is deallocated.
@MainActor
final class PageTasks {
  private var tasks: [UInt64: Task<Void, Never>] = [:]
  private var lastID: UInt64 = 0

  isolated deinit { for task in tasks.values { task.cancel() } }

  func run(_ operation: @escaping @MainActor () async -> Void) {
    lastID += 1
    let id = lastID
    tasks[id] = Task { [weak self] in
      await operation()
      self?.tasks[id] = nil
    }
  }
}
