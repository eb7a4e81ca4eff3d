import Combine
import Testing

@Suite("CombineLatest")
struct CombineLatestTests {
  @Test("The first pair waits for both publishers, and each new value is paired with the other's latest value")
  func pairs() {
    let numbers = PassthroughSubject<Int, Never>()
    let letters = CurrentValueSubject<String, Never>("a")
    let recorder = Recorder(numbers.combineLatest(letters).map { "\($0)\($1)" })
    #expect(recorder.values.isEmpty)
    numbers.send(1)
    letters.send("b")
    numbers.send(2)
    #expect(recorder.values == ["1a", "1b", "2b"])
  }

  @Test("CombineLatest finishes when both publishers have finished")
  func finishes() {
    let numbers = PassthroughSubject<Int, Never>()
    let recorder = Recorder(Just("a").combineLatest(numbers) { $0 + String($1) })
    numbers.send(1)
    #expect(!recorder.hasFinished)
    numbers.send(completion: .finished)
    #expect(recorder.values == ["a1"])
    #expect(recorder.hasFinished)
  }

  @Test("CombineLatest fails when one publisher fails")
  func fails() {
    let numbers = PassthroughSubject<Int, SampleError>()
    let letters = PassthroughSubject<String, SampleError>()
    let recorder = Recorder(numbers.combineLatest(letters))
    numbers.send(completion: .failure(SampleError()))
    #expect(recorder.hasFailed)
  }

  @Test("CombineLatest of three and four publishers sends each new value with the latest others", arguments: [0, 1, 2, 3])
  func arities(changed: Int) {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Recorder(subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] })
    let four = Recorder(subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { [$0, $1, $2, $3] })
    subjects[changed].send(10)
    var expected = [0, 1, 2, 3]
    expected[changed] = 10
    #expect(four.values == [[0, 1, 2, 3], expected])
    #expect(three.values == (changed < 3 ? [[0, 1, 2], Array(expected[..<3])] : [[0, 1, 2]]))
  }

  @Test("Each subscriber has its own latest values")
  func subscribersAreApart() {
    let numbers = PassthroughSubject<Int, Never>()
    let letters = PassthroughSubject<String, Never>()
    let publisher = numbers.combineLatest(letters) { "\($0)\($1)" }
    let first = Recorder(publisher)
    numbers.send(1)
    let second = Recorder(publisher)
    letters.send("a")
    #expect(first.values == ["1a"])
    #expect(second.values.isEmpty)
  }

  @Test("An optional output can be nil")
  func optionalOutput() {
    let numbers = CurrentValueSubject<Int?, Never>(nil)
    let recorder = Recorder(numbers.combineLatest(Just(1)) { ($0 ?? -1) + $1 })
    numbers.send(3)
    #expect(recorder.values == [0, 4])
  }
}
