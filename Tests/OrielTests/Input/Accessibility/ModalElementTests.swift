import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Modal accessibility elements")
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

  @Test("Elements below a modal element are inaccessible, even those that it doesn't cover")
  func below() { #expect(labels { page } == ["card"]) }

  @Test("Elements beside the stack that contains a modal element stay accessible, in any drawing order")
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

  @Test("A modal element above the whole window leaves no other element accessible")
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
