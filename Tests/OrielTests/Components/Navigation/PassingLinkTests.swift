import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// A link that is there only while its screen is wanted.
@MainActor
struct PassingLinkTests {
  private struct Home: View {
    @State private var room: String?
    let rooms = ["Kitchen", "Attic"]

    var body: some View {
      NavigationView {
        ZStack {
          VStack {
            ForEach(rooms, id: \.self) { name in Button("Go to \(name)") { room = name } }
            Text(room ?? "nowhere")
          }
          ForEach(rooms, id: \.self) { name in
            if room == name {
              NavigationLink(tag: name, selection: $room) {
                VStack {
                  Text("In the \(name)")
                  Button("Leave") { room = nil }
                  Button("Onwards") { room = rooms.last }
                }
              } label: {
                EmptyView()
              }
            }
          }
        }
      }
    }
  }

  private func host() -> TestHost { TestHost(size: CGSize(width: 300, height: 400)) { Home() } }

  @Test("its screen goes when somebody goes back, or the selection is taken back", arguments: ["Back", "Leave"])
  func leaving(by button: String) throws {
    let host = host()
    for _ in 0..<2 {
      try host.tap("Go to Kitchen")
      try host.settle()
      #expect(host.exists("In the Kitchen"))
      try host.tap(button)
      try host.settle()
      #expect(!host.exists("In the Kitchen"))
      #expect(host.exists("nowhere"))
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("another selection has the other link's screen in its place")
  func changing() throws {
    let host = host()
    try host.tap("Go to Kitchen")
    try host.settle()
    try host.tap("Onwards")
    try host.settle()
    #expect(host.exists("In the Attic") && !host.exists("In the Kitchen"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("nowhere") && !host.exists("In the Attic"))
  }
}
