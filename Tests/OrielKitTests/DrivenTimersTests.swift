import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Combine's timers on the clock of a test host")
struct DrivenTimersTests {
  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0
    @State private var last: Date?

    var body: some View {
      Text("ticks \(count)").onReceive(timer) {
        count += 1
        last = $0
      }
      Text("at \(last?.timeIntervalSince1970.rounded() ?? 0, format: .number.grouping(.never))")
    }
  }

  @Test("A timer publisher ticks with the time of the host, and with its dates")
  func ticks() {
    let host = TestHost(now: Date(timeIntervalSince1970: 1000), drivesTimers: true) { VStack { Clock() } }
    #expect(host.exists("ticks 0"))
    host.advance(by: 0.9)
    #expect(host.exists("ticks 0"))
    host.advance(by: 0.1)
    #expect(host.exists("ticks 1") && host.exists("at 1001"))
    host.advance(by: 9)
    #expect(host.exists("ticks 10") && host.exists("at 1010"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var asked: [String] = []

    init() {
      $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).receive(on: RunLoop.main)
        .map { [$0] }.scan([], +).assign(to: &$asked)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()

    var body: some View {
      TextField("Query", text: $search.query)
      Text("asked \(search.asked.joined(separator: ", "))")
    }
  }

  @Test("debounce waits for the time of the host")
  func debounces() throws {
    let host = TestHost(drivesTimers: true) { VStack { SearchView() } }
    defer { host.close() }
    try host.tap("Query")
    host.type("a")
    host.advance(by: 0.2)
    host.type("b")
    host.advance(by: 0.2)
    #expect(host.exists("asked "))
    host.advance(by: 0.2)
    #expect(host.exists("asked ab"))
  }

  @Test("Code in perform uses the clock of the host, and several schedulers run in the order of their dates")
  func performing() {
    let host = TestHost(drivesTimers: true) { Text("a") }
    defer { host.close() }
    var order: [String] = []
    host.perform {
      OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 2)) { order.append("operation") }
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(1))) { order.append("queue") }
      RunLoop.main.schedule { order.append("now") }
    }
    #expect(order.isEmpty)
    host.render()
    #expect(order == ["now"])
    host.advance(by: 3)
    #expect(order == ["now", "queue", "operation"])
  }

  @Test("delay and throttle use the time of the host, on the main queue and on the main run loop")
  func waiting() {
    let host = TestHost(drivesTimers: true) { Text("a") }
    defer { host.close() }
    let subject = PassthroughSubject<Int, Never>()
    var (delayed, throttled): ([Int], [Int]) = ([], [])
    var subscriptions: Set<AnyCancellable> = []
    host.perform {
      subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { delayed.append($0) }.store(in: &subscriptions)
      subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { throttled.append($0) }.store(in: &subscriptions)
      subject.send(1)
    }
    host.advance(by: 0.5)
    host.perform { for value in 2...3 { subject.send(value) } }
    host.advance(by: 0.4)
    #expect(delayed.isEmpty && throttled == [1])
    host.advance(by: 0.7)
    #expect(delayed == [1, 2, 3] && throttled == [1, 3])
  }

  @Test("Without drivesTimers schedulers use the clock of the machine")
  func others() async throws {
    let host = TestHost { Text("a") }
    defer { host.close() }
    var hasRun = false
    host.perform { DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(1))) { hasRun = true } }
    host.advance(by: 1)
    #expect(!hasRun)
    try await host.wait { hasRun }
  }
}
