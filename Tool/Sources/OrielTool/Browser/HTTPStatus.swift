/// The status of a response.
enum HTTPStatus: Int, Error {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case bodyTooLarge = 413
  case headTooLarge = 431
  case badGateway = 502
  case unavailable = 503

  var reason: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .bodyTooLarge: "Content Too Large"
    case .headTooLarge: "Request Header Fields Too Large"
    case .badGateway: "Bad Gateway"
    case .unavailable: "Service Unavailable"
    }
  }
}
