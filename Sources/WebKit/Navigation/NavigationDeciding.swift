import Foundation

extension WebPage {
  /// A type that decides which navigations of a page are allowed. Mirrors WebKit's `WebPage.NavigationDeciding`.
  public protocol NavigationDeciding {
    /// Decides about a navigation before anything is loaded, including documents in frames. By default, all navigations are allowed.
    ///
    /// - Parameter preferences: The preferences of the new document. They are initially the configuration's default.
    @MainActor
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy

    /// Decides about a navigation after the server has responded. By default, all responses are allowed.
    @MainActor
    mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy

    /// Handles a server's request for a user name and a password.
    ///
    /// By default, and whenever there is no credential, the page shows the server's response to an unauthorized request.
    /// `cancelAuthenticationChallenge` ends the navigation.
    @MainActor
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  /// Allows the navigation.
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  /// Allows the response.
  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }

  /// Performs the default handling, without a credential.
  @MainActor
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
