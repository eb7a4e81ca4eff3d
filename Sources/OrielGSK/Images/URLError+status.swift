import Foundation

extension URLError {
  /// Creates the error of a response, or returns `nil` if its status isn't that of an error.
  package init?(status: Int) {
    guard status >= 400 else { return nil }
    self.init(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: "The server answered with the status \(status)."])
  }
}
