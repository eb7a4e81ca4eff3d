import Foundation
import Oriel
import OrielTesting
import Testing

private struct SchemeName: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(verbatim: colorScheme == .dark ? "dark" : "light") }
}

private struct Switching: View {
  @State private var isDark = false
  @State private var isPresented = false

  var body: some View {
    VStack {
      SchemeName()
      Button("Switch") { isDark.toggle() }
      Button("Present") { isPresented = true }
    }
    .preferredColorScheme(isDark ? .dark : nil)
    .sheet(isPresented: $isPresented) {
      VStack {
        SchemeName().accessibilityIdentifier("inside")
        Button("Close") { isPresented = false }
      }
      .preferredColorScheme(.dark)
    }
  }
}

@MainActor
@Suite("Preferred color schemes")
struct PreferredColorSchemeTests {
  @Test func preferredColorSchemeOfANestedViewAppliesToTheWindow() throws {
    let host = TestHost {
      VStack {
        SchemeName()
        VStack { Text("a").preferredColorScheme(.dark) }
      }
    }
    #expect(host.exists("dark"))
    let corner = host.snapshot().pixel(2, 2)
    #expect(corner.red < 60, "The window's background is dark: \(corner)")
    host.close()
  }

  @Test func nilRestoresTheDesktopsColorScheme() throws {
    let host = TestHost { Switching() }
    #expect(host.exists("light"))
    try host.tap("Switch")
    #expect(host.exists("dark"))
    try host.tap("Switch")
    #expect(host.exists("light"))
    host.colorScheme = .dark
    host.render()
    #expect(host.exists("dark"))
    host.close()
  }

  @Test func aSheetHasItsOwnColorScheme() throws {
    let host = TestHost { Switching() }
    try host.tap("Present")
    try host.settle()
    #expect(try host.find("inside").label == "dark")
    try host.tap("Close")
    try host.settle()
    #expect(host.exists("light"))
    host.close()
  }

  @Test func colorSchemeHoldsForTheViewsInsideAlone() {
    let host = TestHost {
      VStack {
        SchemeName()
        SchemeName().colorScheme(.dark)
      }
    }
    #expect(host.exists("light") && host.exists("dark"))
    host.close()
  }
}
