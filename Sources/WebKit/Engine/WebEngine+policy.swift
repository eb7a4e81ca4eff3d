import CGTK
import COrielLibraries
import Foundation
import Oriel

extension WebEngine {
  /// Passes a decision to the page's navigation decider. Returns `false` if there is none, so that WebKitGTK continues.
  func decide(_ decision: OpaquePointer, _ type: WebKitPolicyDecisionType) -> Bool {
    guard let page, page.navigationDecider != nil else { return false }
    // The decision remains pending as long as it is referenced.
    let reference = ObjectReference(decision)
    switch type {
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      guard let response = response(of: decision) else { return false }
      Task { await page.decide(response) ? use(reference) : cancel(reference) }
    default:
      guard let action = action(of: decision, opensWindow: type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION) else { return false }
      Task {
        var preferences = page.configuration.defaultNavigationPreferences
        let isAllowed = await page.decide(action, &preferences)
        guard action.target != nil else { return webkit.webkit_policy_decision_ignore(reference.pointer) }
        if isAllowed {
          apply(preferences)
          use(reference)
        } else {
          cancel(reference)
        }
      }
    }
    return true
  }

  private func use(_ decision: ObjectReference) { webkit.webkit_policy_decision_use(decision.pointer) }

  private func cancel(_ decision: ObjectReference) {
    webkit.webkit_policy_decision_ignore(decision.pointer)
    // WebKitGTK doesn't report a navigation that is cancelled before it starts.
    page?.tracker.wasRefused()
    readState()
  }

  private func response(of decision: OpaquePointer) -> WebPage.NavigationResponse? {
    guard let response = webkit.webkit_response_policy_decision_get_response(decision) else { return nil }
    return WebPage.NavigationResponse(
      response: EngineMessages.response(response, webkit),
      canShowMimeType: webkit.webkit_response_policy_decision_is_mime_type_supported(decision) != 0)
  }

  private func action(of decision: OpaquePointer, opensWindow: Bool) -> WebPage.NavigationAction? {
    guard let action = webkit.webkit_navigation_policy_decision_get_navigation_action(decision),
      let request = webkit.webkit_navigation_action_get_request(action)
    else { return nil }
    let frame = WebPage.FrameInfo(url: page?.url)
    return WebPage.NavigationAction(
      source: frame, target: opensWindow ? nil : frame,
      navigationType: WKNavigationType(webkit.webkit_navigation_action_get_navigation_type(action)),
      request: EngineMessages.request(request, webkit),
      buttonNumber: [1: 1, 2: 4, 3: 2][webkit.webkit_navigation_action_get_mouse_button(action)] ?? 0,
      modifierFlags: EventModifiers(state: webkit.webkit_navigation_action_get_modifiers(action)))
  }
}

extension WKNavigationType {
  init(_ type: WebKitNavigationType) {
    self =
      switch type {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
      default: .other
      }
  }
}

extension EventModifiers {
  /// Creates modifiers from the state of a GDK event. Control is mapped to Command, as everywhere in the package.
  init(state: UInt32) {
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
  }
}

extension WebPage {
  // A decider may be a value that mutates itself. It is copied out and in again, because another decision may be requested while it is
  // suspended.
  func decide(_ action: NavigationAction, _ preferences: inout NavigationPreferences) async -> Bool {
    guard var decider = navigationDecider else { return true }
    let policy = await decider.decidePolicy(for: action, preferences: &preferences)
    navigationDecider = decider
    return policy == .allow
  }

  func decide(_ response: NavigationResponse) async -> Bool {
    guard var decider = navigationDecider else { return true }
    let policy = await decider.decidePolicy(for: response)
    navigationDecider = decider
    return policy == .allow
  }
}
