import OrielKit
import OrielTesting
import SwiftUI

/// A window of 400 by 800 points, and the bottom edge of the content that avoids the keyboard in it.
@MainActor
final class AvoidanceStage {
  /// Content that fills its container, with the text "edge" at its bottom.
  struct Edge: View {
    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Text("edge")
      }
      .frame(maxWidth: .infinity)
      .background(Color.orange)
    }
  }

  /// The ways in which content avoids the keyboard.
  enum Kind: String, CaseIterable {
    case avoiding, partial, inModal, besideOwnAvoidance, observing, observingView, avoider

    /// The position of the edge without a keyboard.
    var bottom: CGFloat { self == .partial ? 744 : 800 }
  }

  struct Root: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .avoiding: Edge().avoidKeyboard()
      case .partial:
        VStack(spacing: 0) {
          Edge().avoidKeyboard(partialAvoidingPadding: 56)
          Text("bar").frame(height: 56)
        }
        .ignoresSafeArea(.keyboard)
      case .inModal:
        Color.blue.presentationHost(id: "sheet", isPresented: .constant(true)) { Edge().avoidKeyboard() }.presentationHostLayer()
      case .besideOwnAvoidance:
        HStack(spacing: 0) {
          Color.green
          Edge().avoidKeyboard()
        }
      case .observing: Edge().keyboardObserving()
      case .observingView: KeyboardObservingView { Edge() }
      case .avoider: Edge().modifier(KeyboardAvoiderModifier())
      }
    }
  }

  let host: TestHost

  init<Content: View>(safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> Content) {
    host = TestHost(size: CGSize(width: 400, height: 800), safeArea: safeArea, content: content)
    host.advance(by: 0.5)
  }

  convenience init(_ kind: Kind) { self.init { Root(kind: kind) } }

  var keyboard: TestKeyboard { host.keyboard }

  /// The bottom of the content as drawn in the last frame.
  var edge: CGFloat { host.findAll(label: "edge").first?.frame.maxY ?? .nan }

  /// Calls a closure now and after each of a number of frames.
  func frames(_ count: Int, _ look: () -> Void) {
    look()
    for _ in 0..<count {
      host.advance(by: TestHost.frameDuration)
      look()
    }
  }

  /// Returns the vertical center of a label, for labels whose height doesn't change.
  func middle(_ label: String) throws -> CGFloat { try host.find(label: label).frame.midY }
}
