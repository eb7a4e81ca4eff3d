import Combine
import Testing

@Suite("Merge")
struct MergeTests {
  @Test("Values of two publishers arrive in the order in which they are sent")
  func interleaves() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let recorder = Recorder(left.merge(with: right))
    left.send(1)
    right.send(2)
    left.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test("A merge finishes when the last upstream publisher has finished")
  func finishes() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let recorder = Recorder(left.merge(with: right))
    left.send(completion: .finished)
    #expect(!recorder.hasFinished)
    right.send(1)
    right.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.hasFinished)
  }

  @Test("A failure of one upstream fails the merge and cancels the others")
  func fails() {
    let left = PassthroughSubject<Int, SampleError>()
    let right = PassthroughSubject<Int, SampleError>()
    var isCancelled = false
    let recorder = Recorder(left.merge(with: right.handleEvents(receiveCancel: { isCancelled = true })))
    left.send(completion: .failure(SampleError()))
    right.send(1)
    #expect(recorder.hasFailed)
    #expect(isCancelled)
    #expect(recorder.values.isEmpty)
  }

  @Test("Canceling a merge cancels all upstream publishers")
  func cancels() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let upstream = subject.handleEvents(receiveCancel: { cancelled += 1 })
    let recorder = Recorder(Publishers.MergeMany(upstream, upstream, upstream))
    recorder.cancel()
    subject.send(1)
    #expect(cancelled == 3)
    #expect(recorder.values.isEmpty)
  }

  @Test("Eight publishers merge with the operator and with chains of it")
  func arities() {
    let just = { (value: Int) in Just(value) }
    let all = just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7), just(8))
    let chained = just(1).merge(with: just(2)).map { $0 }.merge(with: just(3), just(4)).merge(with: just(5)).merge(with: just(6), just(7))
    let type: Publishers.Merge8<Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>> = all
    #expect(Recorder(type).values == Array(1...8))
    #expect(Recorder(chained).values == Array(1...7))
    #expect(Recorder(chained).hasFinished)
  }

  @Test("MergeMany accepts a list or a sequence and finishes at once when it is empty")
  func mergeMany() {
    #expect(Recorder(Publishers.MergeMany(Just(1), Just(2))).values == [1, 2])
    #expect(Recorder(Publishers.MergeMany((1...4).map { Just($0) })).values == [1, 2, 3, 4])
    let empty = Recorder(Publishers.MergeMany([Just<Int>]()))
    #expect(empty.hasFinished)
  }

  @Test("A subscriber receives no more values than its demand, and no value is lost")
  func respectsDemand() {
    let subscriber = ReluctantSubscriber<Int, Never>()
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.ask(for: .max(1))
    #expect(subscriber.values == [1])
    subscriber.ask(for: .max(2))
    #expect(subscriber.values.count == 3)
    #expect(!subscriber.hasCompleted)
    subscriber.ask(for: .unlimited)
    #expect(subscriber.values.sorted() == [1, 2, 3, 11, 12, 13])
    #expect(subscriber.hasCompleted)
  }

  @Test("A value that is sent during the delivery of another one arrives after it")
  func reentrant() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let recorder = Recorder(left.merge(with: right).handleEvents(receiveOutput: { if $0 == 1 { right.send(2) } }))
    left.send(1)
    left.send(3)
    #expect(recorder.values.sorted() == [1, 2, 3])
    #expect(recorder.values.last == 3)
  }

  @Test("Merging upstream publishers on many threads loses no values")
  func threads() async throws {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Recorder(Publishers.MergeMany(subjects))
    await withTaskGroup(of: Void.self) { group in
      for (index, subject) in subjects.enumerated() {
        let subject = Shared(subject)
        group.addTask {
          for value in 0..<500 { subject.value.send(index * 1000 + value) }
          subject.value.send(completion: .finished)
        }
      }
    }
    #expect(recorder.values.count == 4000)
    #expect(Set(recorder.values).count == 4000)
    #expect(recorder.hasFinished)
  }
}
