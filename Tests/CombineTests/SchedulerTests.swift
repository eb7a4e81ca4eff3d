import Combine
import Dispatch
import Foundation
import Testing

@Suite("Schedulers")
struct SchedulerTests {
  @Test("receive(on:) with the main queue delivers asynchronously and in order, even for values sent from the main queue")
  @MainActor
  func mainQueueIsAsynchronous() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.receive(on: DispatchQueue.main))
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values.isEmpty)
    #expect(try await recorder.values(count: 5) == [1, 2, 3, 4, 5])
    #expect(recorder.cameOnMainQueue)
  }

  @Test("receive(on:) with the main run loop delivers without code that runs the loop")
  func mainRunLoop() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.receive(on: RunLoop.main))
    for value in 1...5 { subject.send(value) }
    #expect(try await recorder.values(count: 5) == [1, 2, 3, 4, 5])
    #expect(recorder.cameOnMainQueue)
  }

  @Test("The main run loop runs delayed and repeated work until it is canceled")
  func mainRunLoopDates() async throws {
    let loop = RunLoop.main
    let start = Date()
    let delayed = Recorder(Just(1).delay(for: .seconds(0.05), scheduler: loop).map { _ in Date() })
    let date = try #require(await delayed.values(count: 1).first)
    #expect(date.timeIntervalSince(start) >= 0.045)
    let distant = loop.schedule(after: .init(.distantFuture), interval: 1) { Issue.record("The future is here.") }
    let past = PassthroughSubject<Int, Never>()
    let pastRecorder = Recorder(past)
    loop.schedule(after: .init(.distantPast)) { past.send(1) }
    #expect(try await pastRecorder.values(count: 1) == [1])
    distant.cancel()

    let counter = PassthroughSubject<Void, Never>()
    let recorder = Recorder(counter)
    let repetition = loop.schedule(after: loop.now, interval: .milliseconds(5)) { counter.send() }
    _ = try await recorder.values(count: 3)
    repetition.cancel()
    // Work that was in progress at cancellation can still be delivered.
    await drainMainQueue()
    let count = recorder.values.count
    try await Task.sleep(for: .milliseconds(40))
    #expect(recorder.values.count == count)
  }

  @Test("The run loop of another thread runs work on that thread")
  func backgroundRunLoop() async throws {
    let subject = Shared(PassthroughSubject<Bool, Never>())
    let recorder = Recorder(subject.value)
    let thread = Thread {
      let loop = RunLoop.current
      let own = pthread_self()
      loop.schedule { subject.value.send(pthread_self() == own) }
      loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { subject.value.send(pthread_self() == own) }
      let repetition = loop.schedule(after: loop.now.advanced(by: .milliseconds(40)), interval: .milliseconds(5)) {
        subject.value.send(pthread_self() == own)
      }
      let end = Date().addingTimeInterval(10)
      while recorder.values.count < 4, Date() < end { _ = loop.run(mode: .default, before: Date().addingTimeInterval(0.02)) }
      repetition.cancel()
    }
    thread.start()
    #expect(try await recorder.values(count: 4).allSatisfy { $0 })
  }

  @Test("An operation queue runs immediate, delayed and repeated work on its own threads")
  func operationQueue() async throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let now = Recorder((1...5).publisher.receive(on: queue))
    #expect(try await now.values(count: 5) == [1, 2, 3, 4, 5])
    #expect(!now.cameOnMainQueue)
    let later = Recorder(Just(1).delay(for: .milliseconds(20), scheduler: queue))
    #expect(later.values.isEmpty)
    #expect(try await later.values(count: 1) == [1])
    let ticks = PassthroughSubject<Void, Never>()
    let recorder = Recorder(ticks)
    let repetition = queue.schedule(after: queue.now, interval: 0.005) { ticks.send() }
    _ = try await recorder.values(count: 3)
    repetition.cancel()
  }

  @Test("The main operation queue delivers on the main queue")
  func mainOperationQueue() async throws {
    let recorder = Recorder(Just(1).receive(on: OperationQueue.main))
    #expect(try await recorder.values(count: 1) == [1])
    #expect(recorder.cameOnMainQueue)
  }

  @Test("A dispatch queue repeats work and honors its options")
  func dispatchQueue() async throws {
    let queue = DispatchQueue(label: "Scheduler test")
    let group = DispatchGroup()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    queue.suspend()
    queue.schedule(options: .init(qos: .utility, group: group)) { subject.send(1) }
    #expect(group.wait(timeout: .now()) == .timedOut)
    queue.resume()
    #expect(try await recorder.values(count: 1) == [1])
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(2), tolerance: .milliseconds(1)) { subject.send(2) }
    _ = try await recorder.values(count: 4)
    repetition.cancel()
  }

  @Test("Delayed values keep their order and precede their completion")
  func delaysKeepOrder() async throws {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let values = (1...2000).publisher
    let onQueue = Recorder(values.delay(for: .milliseconds(20), scheduler: DispatchQueue.main))
    let onLoop = Recorder(values.delay(for: .milliseconds(20), scheduler: RunLoop.main))
    let onOperations = Recorder(values.delay(for: .milliseconds(20), scheduler: operations))
    for recorder in [onQueue, onLoop, onOperations] {
      try await wait(until: { recorder.hasFinished })
      #expect(recorder.values == Array(1...2000))
    }
  }

  @Test("Debounce sends the last value after a pause")
  func debounce() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.debounce(for: .milliseconds(30), scheduler: DispatchQueue.main))
    for value in 1...5 { subject.send(value) }
    #expect(try await recorder.values(count: 1) == [5])
    subject.send(6)
    #expect(try await recorder.values(count: 2) == [5, 6])
  }

  @Test("Debounce accepts all interval types of its schedulers")
  func debounceIntervals() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let first = Recorder(subject.debounce(for: .seconds(0.02), scheduler: RunLoop.main))
    let second = Recorder(subject.debounce(for: 0.02, scheduler: RunLoop.main))
    let third = Recorder(subject.debounce(for: .init(0.02), scheduler: OperationQueue.main))
    let fourth = Recorder(subject.debounce(for: 0.02, scheduler: DispatchQueue.main))
    subject.send(1)
    #expect(try await first.values(count: 1) == [1])
    #expect(try await second.values(count: 1) == [1])
    #expect(try await third.values(count: 1) == [1])
    #expect(try await fourth.values(count: 1) == [1])
  }

  @Test("Throttle sends one value of a burst and waits an interval before the next one", arguments: [true, false])
  func throttle(latest: Bool) async throws {
    let queue = DispatchQueue(label: "Throttle")
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.throttle(for: .milliseconds(50), scheduler: queue, latest: latest))
    queue.suspend()
    for value in 1...3 { subject.send(value) }
    let start = ContinuousClock.now
    queue.resume()
    #expect(try await recorder.values(count: 1) == [latest ? 3 : 1])
    subject.send(4)
    #expect(try await recorder.values(count: 2) == [latest ? 3 : 1, 4])
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test("A timeout fails a publisher that sends no values")
  func timeout() async throws {
    let subject = PassthroughSubject<Int, SampleError>()
    let recorder = Recorder(subject.timeout(.milliseconds(10), scheduler: DispatchQueue.main, customError: { SampleError() }))
    try await wait(until: { recorder.hasFailed })
    #expect(recorder.values.isEmpty)
  }

  @Test("Work that runs on a background queue delivers on the main queue")
  func roundTrip() async throws {
    let publisher = Deferred { Just(DispatchQueue.isMain) }
      .subscribe(on: DispatchQueue.global())
      .receive(on: DispatchQueue.main)
    let recorder = Recorder(publisher)
    #expect(try await recorder.values(count: 1) == [false])
    #expect(recorder.cameOnMainQueue)
  }
}
