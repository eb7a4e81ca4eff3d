import CGTK
import COrielLibraries
import Foundation

extension WebEngine {
  /// Requests a user name and a password from the page's navigation decider. Returns `false` if there is no decider, or the server requests
  /// another kind of authentication.
  ///
  /// Without a decider, WebKitGTK prompts the user itself.
  func authenticate(_ request: OpaquePointer) -> Bool {
    guard let page, page.navigationDecider != nil, let space = protectionSpace(of: request) else { return false }
    let reference = ObjectReference(request)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil,
      previousFailureCount: webkit.webkit_authentication_request_is_retry(request) != 0 ? 1 : 0, failureResponse: nil, error: nil,
      sender: PlaceholderSender())
    Task { [webkit] in
      let (disposition, credential) = await page.decide(challenge)
      if case .cancelAuthenticationChallenge = disposition {
        return webkit.webkit_authentication_request_cancel(reference.pointer)
      }
      // Without a credential, the page shows the server's response to an unauthorized request.
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

/// A placeholder for the sender that Foundation's challenges require. The decider's return value replaces it.
private final class PlaceholderSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
