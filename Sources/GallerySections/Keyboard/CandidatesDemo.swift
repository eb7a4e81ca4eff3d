import OrielKit
import SwiftUI

/// The same screen three times, each with another of the talk's candidate strategies to avoid the keyboard.
struct CandidatesDemo: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ScaledMetric private var width: CGFloat = 190

  var body: some View {
    if sizeClass == .compact || width > 250 {
      ScrollView(.horizontal) {
        HStack(spacing: 14) { candidates.frame(width: min(320, max(250, width))) }
      }
    } else {
      HStack(spacing: 14) { candidates }
    }
  }

  @ViewBuilder private var candidates: some View {
    Candidate(title: "KeyboardObserving") { $0.keyboardObserving(offset: 12) }
    Candidate(title: "KeyboardAvoider") { content in
      GeometryReader { room in
        KeyboardAvoider { content.frame(minHeight: room.size.height) }
      }
    }
    Candidate(title: "avoidKeyboard") { $0.avoidKeyboard(dismissKeyboardByTap: true) }
  }
}

private struct Candidate<Avoiding: View>: View {
  let title: String
  @ViewBuilder let avoiding: (CandidateForm) -> Avoiding

  var body: some View {
    DemoScreen { avoiding(CandidateForm(title: title)) }
  }
}

private struct CandidateForm: View {
  let title: String
  @State private var name = ""
  @State private var city = ""

  var body: some View {
    VStack(spacing: 14) {
      Text(title).font(.headline).lineLimit(1).minimumScaleFactor(0.4)
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.yellow)
        .frame(width: 90, height: 90)
        .hideOnKeyboard()
      Spacer(minLength: 0)
      CaptionedField(caption: "Name", id: title, prompt: "Ada", text: $name)
      CaptionedField(caption: "City", id: title, prompt: "London", text: $city)
    }
    .padding(16)
  }
}
