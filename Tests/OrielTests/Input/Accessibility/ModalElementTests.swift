import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Elements that are modal")
struct ModalElementTests {
  private func labels<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let host = TestHost(size: CGSize(width: 400, height: 300), content: content)
    return host.allElements.map(\.label).filter { !$0.isEmpty }
  }

  private var card: some View {
    Text("card").padding().accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
  }

  private var page: some View {
    ZStack {
      VStack {
        Text("first")
        Spacer()
        Text("last")
      }
      .frame(maxWidth: .infinity)
      card
    }
  }

  @Test("what lies below one is out of reach, though the card covers little of it")
  func below() { #expect(labels { page } == ["card"]) }

  @Test("what lies beside the view that it is in stays in reach, whichever is drawn first")
  func beside() {
    #expect(
      labels {
        VStack(spacing: 0) {
          Text("bar")
          HStack(spacing: 0) {
            Text("left")
            page
            Text("right")
          }
        }
      } == ["bar", "left", "card", "right"])
  }

  @Test("above all of the window it leaves nothing else")
  func window() {
    let shown = labels {
      HStack {
        Text("left")
        Text("right")
      }
      .overlay { Color.clear.frame(width: 0, height: 0).overlay { card.fixedSize() } }
    }
    #expect(shown == ["card"])
  }
}
