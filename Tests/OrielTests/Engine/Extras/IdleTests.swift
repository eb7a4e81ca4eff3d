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
@Suite("What waits until nothing moves")
struct IdleTests {
  @Test("It is called once for an id, when nothing has moved for a tenth of a second")
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

  @Test("It waits for an animation, though no longer than a second")
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

  @Test("It isn't called once its view has gone")
  func goes() {
    let (model, other) = (IdleModel(), IdleModel())
    let (host, staying) = (TestHost { Idler(model: model) }, TestHost { Idler(model: other) })
    host.close()
    staying.advance(by: 0.5)
    #expect(other.times.count == 1)
    #expect(model.times.isEmpty && host.leftovers().isEmpty)
  }
}
