import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("keepsPreferences")
struct KeepsPreferencesTests {
  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable
  final class Model {
    var inner = 1
    var outer = 10
    @ObservationIgnored var heardInside: [Int] = []
    @ObservationIgnored var heardOutside: [Int] = []
    /// The number of times that the inner value was evaluated.
    @ObservationIgnored var questions = 0
  }

  private struct Inside: View {
    let model: Model

    var body: some View {
      let value = model.inner
      Text("inside").transformPreference(Sum.self) {
        model.questions += 1
        $0 += value
      }
      .onPreferenceChange(Sum.self) { value in MainActor.assumeIsolated { model.heardInside.append(value) } }
    }
  }

  private struct Outside: View {
    let model: Model

    var body: some View { Text("outside").preference(key: Sum.self, value: model.outer) }
  }

  private func host(_ model: Model, keeps: Bool) -> TestHost {
    TestHost {
      VStack {
        if keeps { Inside(model: model).keepsPreferences() } else { Inside(model: model) }
        Outside(model: model)
      }
      .onPreferenceChange(Sum.self) { value in MainActor.assumeIsolated { model.heardOutside.append(value) } }
    }
  }

  @Test("A preference that is written inside keepsPreferences is observed inside and not outside", arguments: [true, false])
  func heard(_ keeps: Bool) {
    let model = Model()
    let host = host(model, keeps: keeps)
    model.inner = 2
    host.render()
    model.outer = 20
    host.render()
    #expect(model.heardInside == [1, 2])
    #expect(model.heardOutside == (keeps ? [10, 20] : [11, 12, 22]))
  }

  @Test("A change outside keepsPreferences evaluates no preferences inside", arguments: [true, false])
  func questions(_ keeps: Bool) {
    let model = Model()
    let host = host(model, keeps: keeps)
    model.questions = 0
    model.outer = 20
    host.render()
    #expect(model.heardOutside.last == (keeps ? 20 : 21))
    #expect((model.questions == 0) == keeps)
  }
}
