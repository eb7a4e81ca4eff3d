import CGTK
import COrielLibraries
import Foundation

extension WebEngine {
  /// Asks the page's navigation decider for a name and a password; false where there is no decider, or the server wants something else.
  ///
  /// Without a decider WebKitGTK asks people itself.
  func authenticate(_ request: OpaquePointer) -> Bool {
    guard let page, page.navigationDecider != nil, let space = protectionSpace(of: request) else { return false }
    let reference = ObjectReference(request)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil,
      previousFailureCount: webkit.webkit_authentication_request_is_retry(request) != 0 ? 1 : 0, failureResponse: nil, error: nil,
      sender: NoSender())
    Task { [webkit] in
      let (disposition, credential) = await page.decide(challenge)
      if case .cancelAuthenticationChallenge = disposition {
        return webkit.webkit_authentication_request_cancel(reference.pointer)
      }
      // Without a credential the server's own words about that are shown.
      let answer = credential.flatMap { credential in
        credential.user.flatMap {
          webkit.webkit_credential_new($0, credential.password ?? "", WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION)
        }
      }
      webkit.webkit_authentication_request_authenticate(reference.pointer, answer)
      if let answer { webkit.webkit_credential_free(answer) }
    }
    return true
  }

  private func protectionSpace(of request: OpaquePointer) -> URLProtectionSpace? {
    let methods = [
      WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: NSURLAuthenticationMethodHTTPBasic,
      WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: NSURLAuthenticationMethodHTTPDigest,
      WEBKIT_AUTHENTICATION_SCHEME_NTLM: NSURLAuthenticationMethodNTLM,
    ]
    guard webkit.webkit_authentication_request_is_for_proxy(request) == 0,
      let method = methods[webkit.webkit_authentication_request_get_scheme(request)],
      let host = webkit.webkit_authentication_request_get_host(request)
    else { return nil }
    return URLProtectionSpace(
      host: String(cString: host), port: Int(webkit.webkit_authentication_request_get_port(request)), protocol: page?.url?.scheme,
      realm: webkit.webkit_authentication_request_get_realm(request).map { String(cString: $0) }, authenticationMethod: method)
  }
}

extension WebPage {
  func decide(_ challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    guard var decider = navigationDecider else { return (.performDefaultHandling, nil) }
    let answer = await decider.decideAuthenticationChallengeDisposition(for: challenge)
    navigationDecider = decider
    return answer
  }
}

/// Foundation's challenges have a sender, which the answer of a decider takes the place of.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
