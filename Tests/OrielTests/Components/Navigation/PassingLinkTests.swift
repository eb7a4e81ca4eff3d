import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// Tests a link that exists only while its selection is active.
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

  @Test("The screen of a conditional link is popped by Back and by resetting the selection", arguments: ["Back", "Leave"])
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

  @Test("Changing the selection replaces the screen with the other link's")
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
