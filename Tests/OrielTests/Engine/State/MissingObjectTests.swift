import Foundation
import Observation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

private final class Account: ObservableObject {
  @Published var name = "Ada"
}

@Observable
private final class Weather: @unchecked Sendable {
  var word = "rain"
}

private struct AccountLabel: View {
  @EnvironmentObject private var account: Account
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text(account.name).onDisappear { journal.note("gone") }
  }
}

private struct WeatherLabel: View {
  @Environment(Weather.self) private var weather

  var body: some View { Text(weather.word) }
}

private struct WeatherFrame: ViewModifier {
  @Environment(Weather.self) private var weather

  func body(content: Content) -> some View {
    VStack {
      Text(weather.word)
      content
    }
  }
}

private struct WeatherStyle: ButtonStyle {
  @Environment(Weather.self) private var weather

  func makeBody(configuration: Configuration) -> some View { Text(weather.word) }
}

private struct WeatherWord: DynamicProperty {
  @Environment(Weather.self) private var weather
  private(set) var word = ""

  mutating func update() { word = weather.word }
}

private struct WordLabel: View {
  private let word = WeatherWord()

  var body: some View { Text(word.word) }
}

nonisolated private struct WeatherShape: Shape {
  @Environment(Weather.self) private var weather

  func path(in rect: CGRect) -> Path { weather.word.isEmpty ? Path() : Path(rect) }
}

nonisolated private struct WeatherLayout: Layout {
  @Environment(Weather.self) private var weather

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    weather.word.isEmpty ? .zero : CGSize(width: 10, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Observable
private final class Providers {
  var weather: Weather?
}

private struct Provider<Content: View>: View {
  let providers: Providers
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      content
      Text("after")
    }
    .environment(providers.weather)
  }
}

@MainActor
struct MissingObjectTests {
  @Test("A view without its environment object shows nothing and reports what is missing")
  func aViewWithoutItsEnvironmentObjectShowsNothingAndSaysWhatIsMissing() {
    let journal = Journal()
    let host = TestHost {
      VStack {
        AccountLabel(journal: journal)
        Text("after")
      }
    }
    #expect(journal.entries.isEmpty)
    #expect(host.exists("after"))
    #expect(host.messages.count == 1)
    let message = host.messages.first ?? ""
    for part in ["AccountLabel", "Account", "environmentObject(_:)"] { #expect(message.contains(part)) }
  }

  @Test("A view is built when its missing object is provided, and removed with the object")
  func aViewIsBuiltWhenTheObjectItWaitedForComesAndGoesWithIt() {
    let providers = Providers()
    let host = TestHost { Provider(providers: providers) { WeatherLabel() } }
    #expect(!host.exists("rain") && host.exists("after"))
    #expect(host.messages.count == 1)
    for _ in 0..<3 {
      let weather = Weather()
      providers.weather = weather
      host.render()
      #expect(host.exists("rain") && host.exists("after"))
      weather.word = "snow"
      host.render()
      #expect(host.exists("snow"))
      providers.weather = nil
      host.render()
      #expect(!host.exists("rain") && !host.exists("snow") && host.exists("after"))
    }
    #expect(host.leftovers().isEmpty)
  }

  @Test("A view that is updated while its object is missing stays empty and isn't evaluated")
  func aViewThatIsUpdatedWhileItsObjectIsMissingStaysEmpty() {
    let journal = Journal()
    let count = StateSource(0)
    let host = TestHost { Counting(count: count) { AccountLabel(journal: journal) } }
    count.value = 1
    host.render()
    #expect(host.exists("1") && journal.entries.isEmpty)
  }

  @Test("Modifiers, styles and nested properties wait for a missing object as views do")
  func modifiersStylesAndNestedPropertiesWaitAsViewsDo() {
    let providers = Providers()
    let host = TestHost {
      Provider(providers: providers) {
        Text("inside").modifier(WeatherFrame())
        Button("Press") {}.buttonStyle(WeatherStyle())
        WordLabel()
      }
    }
    #expect(!host.exists("inside") && host.exists("after"))
    #expect(host.messages.count == 3)
    providers.weather = Weather()
    host.render()
    #expect(host.exists("inside"))
    #expect(host.findAll(label: "rain").count == 3)
    providers.weather = nil
    host.render()
    #expect(!host.exists("inside") && !host.exists("rain") && host.exists("after"))
  }

  @Test("Shapes and layouts that read an environment object show nothing and are reported")
  func shapesAndLayoutsThatReadObjectsShowNothing() {
    let host = TestHost {
      VStack {
        WeatherShape()
        Color.red.clipShape(WeatherShape())
        WeatherLayout()() { Text("inside") }
        Text("after")
      }
      .environment(Weather())
    }
    #expect(host.exists("after") && !host.exists("inside"))
    #expect(host.messages.count == 2)
  }

  @Test("Closing a window with a view whose object is missing leaves nothing behind")
  func aViewThatGoesWhileItsObjectIsMissingLeavesNothing() {
    let providers = Providers()
    let host = TestHost { Provider(providers: providers) { WeatherLabel() } }
    #expect(!host.messages.isEmpty && host.liveNodeCount > 0)
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}

@MainActor @Observable
private final class StateSource {
  var value: Int
  init(_ value: Int) { self.value = value }
}

private struct Counting<Content: View>: View {
  let count: StateSource
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("\(count.value)")
      content()
    }
  }
}
