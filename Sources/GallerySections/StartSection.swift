import SwiftUI

struct StartSection: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Counter") {
          WrappingRow {
            Text("\(count)")
              .font(.system(size: 34, weight: .semibold, design: .rounded))
              .monospacedDigit()
              .frame(minWidth: 56)
              .accessibilityIdentifier("count")
            Button("Add one") { count += 1 }
              .buttonStyle(.borderedProminent)
            Button("Reset") { count = 0 }
              .buttonStyle(.bordered)
              .disabled(count == 0)
          }
        }
        Panel("Greeting") {
          VStack(alignment: .leading, spacing: 8) {
            TextField("Your name", text: $name)
              .textFieldStyle(.roundedBorder)
              .accessibilityIdentifier("name")
              .panelWidth(220)
            Text(name.isEmpty ? "Type a name." : "Hello, \(name)!")
              .foregroundStyle(name.isEmpty ? Color.secondary : Color.primary)
              .accessibilityIdentifier("greeting")
          }
        }
      }
      PanelRow {
        card
        Panel("Files") { FilesDemo() }
      }
    }
  }

  private var card: some View { Panel("Drag the card") { SpringCard().frame(idealWidth: 420, maxWidth: 420).frame(height: 190) } }
}

/// A card that can be dragged and springs back.
struct SpringCard: View {
  @State private var offset = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 180, height: 110)
      .overlay {
        Text("Drag me")
          .font(.headline)
          .minimumScaleFactor(0.4)
          .padding(8)
          .foregroundStyle(.white)
      }
      .shadow(color: Color.black.opacity(isHeld ? 0.35 : 0.2), radius: isHeld ? 14 : 6, y: isHeld ? 10 : 4)
      .scaleEffect(isHeld ? 1.05 : 1)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            offset = value.translation
            withAnimation(.easeOut(duration: 0.15)) { isHeld = true }
          }
          .onEnded { _ in
            withAnimation(.spring(response: 0.45, dampingFraction: 0.6)) {
              offset = .zero
              isHeld = false
            }
          }
      )
      .accessibilityIdentifier("card")
  }
}

struct StartSection_Previews: PreviewProvider {
  static var previews: some View {
    StartSection().padding().previewLayout(.fixed(width: 640, height: 480)).previewDisplayName("In a window")
    StartSection().padding().previewDevice("iPhone SE").previewDisplayName("On a phone")
  }
}
