import Foundation

extension WebPage {
  /// Decides which navigations of a page go on. Mirrors WebKit's `WebPage.NavigationDeciding`.
  public protocol NavigationDeciding {
    /// Called before anything is loaded, for documents in frames as well. By default all is allowed.
    ///
    /// - Parameter preferences: What the new document may do: the configuration's default, to be changed.
    @MainActor
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy

    /// Called once the server has answered. By default all is allowed.
    @MainActor
    mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy

    /// Called where a server asks for a name and a password. By default, as wherever there is no credential, the page shows what the server answers to those who
    /// have none. `cancelAuthenticationChallenge` ends the navigation.
    @MainActor
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }

  @MainActor
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
