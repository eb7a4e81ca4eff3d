import OrielTesting
import Testing

@testable import Oriel

@Observable @MainActor
private final class IdleModel {
  var id: Int? = 1
  var isOn = false
  @ObservationIgnored var times: [Double] = []
}

private struct Idler: View {
  let model: IdleModel

  var body: some View {
    Color.red.opacity(model.isOn ? 1 : 0.5)
      .onIdle(id: model.id) { model.times.append(1) }
  }
}

@MainActor
@Suite("Idle actions")
struct IdleTests {
  @Test("The action runs once for an id, when nothing has moved for a tenth of a second")
  func rests() {
    let model = IdleModel()
    let host = TestHost { Idler(model: model) }
    host.advance(by: 0.05)
    #expect(model.times.isEmpty)
    host.advance(by: 0.1)
    #expect(model.times.count == 1)
    host.advance(by: 2)
    #expect(model.times.count == 1 && host.leftovers().isEmpty)
    model.id = 2
    host.advance(by: 0.05)
    #expect(model.times.count == 2)
    model.id = nil
    host.advance(by: 2)
    #expect(model.times.count == 2)
  }

  @Test("The action waits for a running animation, but no longer than a second")
  func moves() {
    let model = IdleModel()
    let host = TestHost { Idler(model: model) }
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 0.4)) { model.isOn = true }
    host.advance(by: 0.1)
    model.id = 2
    host.advance(by: 0.35)
    #expect(model.times.count == 1)
    host.advance(by: 0.2)
    #expect(model.times.count == 2)
    withAnimation(.linear(duration: 5)) { model.isOn = false }
    host.advance(by: 0.1)
    model.id = 3
    host.advance(by: 0.9)
    #expect(model.times.count == 2)
    host.advance(by: 0.2)
    #expect(model.times.count == 3)
  }

  @Test("The action doesn't run after its window has closed")
  func closing() {
    let (model, other) = (IdleModel(), IdleModel())
    let (host, staying) = (TestHost { Idler(model: model) }, TestHost { Idler(model: other) })
    host.close()
    staying.advance(by: 0.5)
    #expect(other.times.count == 1)
    #expect(model.times.isEmpty && host.leftovers().isEmpty)
  }
}
