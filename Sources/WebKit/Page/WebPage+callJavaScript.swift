import Foundation

extension WebPage {
  /// Runs a script as the body of an async function, and returns what it returns.
  ///
  /// - Parameters:
  ///   - functionBody: JavaScript with `return` for a result; a promise is waited for.
  ///   - arguments: The function's parameters by name: numbers, Booleans, strings, dates, `NSNull`, and arrays and dictionaries of these.
  ///   - frame: WebKitGTK runs scripts in the main frame, which every `FrameInfo` stands for.
  ///   - contentWorld: Whose variables the script sees; nil is the document's own.
  /// - Returns: A number or Boolean as `NSNumber`, a string, a date, an array, a dictionary, `NSNull` for null, or nil where the function returns nothing.
  /// - Throws: `WKError` where the script throws, an argument isn't of these types, or WebKitGTK can't run.
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
