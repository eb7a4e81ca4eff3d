import Foundation
import Oriel
import OrielTesting
import Testing

private struct Mail: View {
  @State private var done: [String] = []

  var body: some View {
    VStack {
      Text("Mail")
        .accessibilityAction(named: "Archive") { done.append("archive") }
        .accessibilityAction(.escape) { done.append("escape") }
        .accessibilityAction(.magicTap) { done.append("magic") }
        .accessibilityCustomContent("Size", "2 MB")
        .accessibilityCustomContent("From", "Ada", importance: .high)
      Text(verbatim: "done \(done.joined(separator: ", "))")
    }
  }
}

private struct Guests: View {
  @State private var count = 3

  var body: some View { Stepper("Guests", value: $count, in: 0...9) }
}

private struct Sheets: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Text("Below")
    }
    .sheet(isPresented: $isShown) { Text("In the sheet") }
  }
}

@MainActor
struct ElementTests {
  @Test func `Named and typed accessibility actions run when they're performed`() throws {
    let host = TestHost { Mail() }
    let mail = try host.find("Mail")
    #expect(mail.actions == ["Archive"])
    #expect(mail.perform("Archive") && mail.perform(.escape) && mail.perform(.magicTap))
    #expect(!mail.perform("Burn") && !mail.perform(.delete))
    host.render()
    #expect(host.exists("done archive, escape, magic"))
    #expect(mail.customContent.map(\.label) == ["From", "Size"] && mail.customContent.map(\.value) == ["Ada", "2 MB"])
    host.close()
  }

  @Test func `An element finds only the elements that it contains`() throws {
    let host = TestHost {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          VStack {
            Text("title")
            Text(verbatim: "only \(name)")
          }
          .accessibilityElement(children: .contain).accessibilityIdentifier(name)
        }
      }
    }
    let card = try host.find("b")
    let title = try card.find("title")
    let first = try host.find("a").find("title")
    #expect(title.frame.minY > first.frame.minY)
    #expect(card.exists("only b") && !card.exists("only a") && card.findAll(text: "only").count == 1)
    let error = #expect(throws: HostError.self) { try card.find("only a") }
    #expect(error?.reason == .noMatch)
    #expect(error?.description.contains("\"only b\"") == true && error?.description.contains("\"only a\" (") == false)
    host.close()
  }

  @Test func `The error for a tap on the middle of a stepper, which takes no hits, names increment()`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 100)) { Guests() }
    let stepper = try host.find("Guests")
    #expect(stepper.increment())
    host.render()
    let next = try host.find("Guests")
    #expect(next.value == "4")
    let error = #expect(throws: HostError.self) { try host.tap("Guests") }
    #expect(error?.reason == .covered && error?.description.contains("increment()") == true)
    host.close()
  }

  @Test func `The error for an element behind a sheet lists it as out of reach`() throws {
    let host = TestHost { Sheets() }
    try host.tap("Open")
    try host.settle()
    #expect(host.exists("In the sheet") && !host.exists("Below"))
    let error = #expect(throws: HostError.self) { try host.find("Below") }
    #expect(error?.reason == .noMatch)
    #expect(error?.description.contains("behind a modal") == true && error?.description.contains("text \"Below\"") == true)
    let other = #expect(throws: HostError.self) { try host.find("Nowhere") }
    #expect(other?.description.contains("behind a modal") == false)
    host.close()
  }

  @Test func `scroll(to:) finds rows that a lazy stack hasn't built yet`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { Text(verbatim: "Row \($0)").frame(height: 40) } }
      }
    }
    let error = #expect(throws: HostError.self) { try host.find("Row 150") }
    #expect(error?.description.contains("scroll(to:)") == true)
    let row = try host.scroll(to: "Row 150")
    #expect(row.frame.minY > -1 && row.frame.maxY < 301)
    let first = try host.scroll(to: "Row 0")
    #expect(first.frame.minY > -1)
    #expect(#expect(throws: HostError.self) { try host.scroll(to: "Row 500") }?.reason == .noMatch)
    let back = try host.find("Row 0")
    #expect(back.frame.minY == first.frame.minY)
    host.close()
  }

  @Test func `scroll(to:) finds rows of a list, and offscreen rows of a plain stack`() throws {
    let list = TestHost(size: CGSize(width: 200, height: 300)) { List { ForEach(0..<200) { Text(verbatim: "Row \($0)") } } }
    let row = try list.scroll(to: "Row 120")
    #expect(row.frame.minY > -1 && row.frame.maxY < 301)
    list.close()
    let plain = TestHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "Row \($0)").frame(height: 40) } }
      }
    }
    let last = try plain.scroll(to: "Row 49")
    #expect(last.frame.minY > -1 && last.frame.maxY < 301)
    plain.close()
  }
}
