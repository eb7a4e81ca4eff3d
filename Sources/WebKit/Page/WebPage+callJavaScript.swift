import Foundation

extension WebPage {
  /// Runs a script as the body of an async function and returns its result.
  ///
  /// - Parameters:
  ///   - functionBody: The JavaScript source, with `return` for a result. The call awaits a returned promise.
  ///   - arguments: The function's parameters by name: numbers, Booleans, strings, dates, `NSNull`, and arrays and dictionaries of these.
  ///   - frame: The frame that the script runs in. WebKitGTK runs scripts in the main frame, which every `FrameInfo` represents.
  ///   - contentWorld: The world whose variables the script can access, or `nil` for the document's.
  /// - Returns: A number or a Boolean as `NSNumber`, a string, a date, an array, a dictionary, `NSNull` for null, or `nil` if the function
  ///   returns no value.
  /// - Throws: `WKError` if the script throws, or if an argument has another type; another error if WebKitGTK can't run.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil, contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? {
    let body = try ScriptCall(body: functionBody, arguments: arguments).source
    let engine: WebEngine
    do { engine = try startEngine() } catch {
      if let error = error as? WebKitUnavailable { error.report() }
      throw error
    }
    return try await engine.call(body, in: contentWorld ?? .page).any
  }
}
