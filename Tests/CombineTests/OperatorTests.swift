import Combine
import Foundation
import Testing

@Suite("Combine operators")
struct OperatorTests {
  struct Person: Codable, Equatable {
    var name: String
  }

  @Test("Optional, Result and sequences are publishers")
  func conveniences() {
    let some: Int? = 3
    let none: Int? = nil
    #expect(Recorder(some.publisher).values == [3])
    #expect(Recorder(none.publisher).hasFinished)
    #expect(Recorder(Result<Int, SampleError>.success(3).publisher).values == [3])
    #expect(Recorder(Result<Int, SampleError>.failure(SampleError()).publisher).hasFailed)
    #expect(Recorder([1, 2, 3].publisher).values == [1, 2, 3])
    let optional: Optional<Int>.Publisher = some.publisher
    let result: Result<Int, SampleError>.Publisher = Result<Int, SampleError>.Publisher(4)
    #expect(Recorder(optional).values == [3])
    #expect(Recorder(result).values == [4])
  }

  @Test("Operators filter, replace, flatten, zip and collect values")
  func transforms() {
    #expect(Recorder(["1", "x", "3"].publisher.compactMap(Int.init)).values == [1, 3])
    #expect(Recorder([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
    #expect(Recorder([1, 11, 12, 2].publisher.removeDuplicates { $0 / 10 == $1 / 10 }).values == [1, 11, 2])
    #expect(Recorder([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values == [1, 10, 2, 20])
    #expect(Recorder([1, 2, 3].publisher.scan(0, +)).values == [1, 3, 6])
    #expect(Recorder([1, 2, 3].publisher.dropFirst().prefix(1)).values == [2])
    #expect(Recorder([1, 2, 3].publisher.collect()).values == [[1, 2, 3]])
    #expect(Recorder(Just(1).zip(Just("a")).map { "\($0)\($1)" }).values == ["1a"])
    #expect(Recorder(Empty<Int, Never>().replaceEmpty(with: 5)).values == [5])
    #expect(Recorder(Fail<Int, SampleError>(error: SampleError()).catch { _ in Just(6) }).values == [6])
    #expect(Recorder(Fail<Int, SampleError>(error: SampleError()).replaceError(with: 7)).values == [7])
    #expect(Recorder(Just([1, 2]).map(\.count).prepend(9).append(8)).values == [9, 2, 8])
  }

  @Test("switchToLatest switches to the newest inner publisher")
  func switches() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = Recorder(outer.switchToLatest())
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test("A shared upstream publisher is subscribed once")
  func shares() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let first = Recorder(shared)
    let second = Recorder(shared)
    subject.send(1)
    #expect(count == 1)
    #expect(first.values + second.values == [1, 1])
  }

  @Test("JSON and property lists are encoded and decoded in a pipeline")
  func coding() {
    let people = [Person(name: "Ada")]
    let json = Just(people).encode(encoder: JSONEncoder()).decode(type: [Person].self, decoder: JSONDecoder())
    let list = Just(people).encode(encoder: PropertyListEncoder()).decode(type: [Person].self, decoder: PropertyListDecoder())
    #expect(Recorder(json).values == [people])
    #expect(Recorder(list).values == [people])
    #expect(Recorder(Just(Data([1])).decode(type: [Person].self, decoder: JSONDecoder())).hasFailed)
  }

  @Test("A future runs its closure once and keeps the result")
  func future() async throws {
    var runs = 0
    let future = Future<Int, SampleError> { promise in
      runs += 1
      promise(.success(5))
    }
    #expect(Recorder(future).values == [5])
    #expect(Recorder(future.eraseToAnyPublisher()).values == [5])
    #expect(runs == 1)
  }

  @Test("A current value subject sends its value on subscription, and its value can be read")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(subject)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test("The values of a publisher can be iterated with for await", .timeLimit(.minutes(1)))
  func asyncValues() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])

    var merged: [Int] = []
    for await value in (1...3).publisher.merge(with: (11...13).publisher).values { merged.append(value) }
    #expect(merged.sorted() == [1, 2, 3, 11, 12, 13])

    await #expect(throws: SampleError.self) {
      for try await _ in Fail<Int, SampleError>(error: SampleError()).values {}
    }
  }

  @Test("A subscription that is stored in a set is canceled when the set is emptied")
  func storage() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    var subscriptions: Set<AnyCancellable> = []
    subject.sink { _ in count += 1 }.store(in: &subscriptions)
    subject.send(1)
    subscriptions.removeAll()
    subject.send(2)
    #expect(count == 1)
  }
}
