import Combine
import Testing

@Suite("CombineLatest")
struct CombineLatestTests {
  @Test("The first pair waits for both, then each new value makes a pair with the other's latest")
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

  @Test("It finishes when both have finished")
  func finishes() {
    let numbers = PassthroughSubject<Int, Never>()
    let recorder = Recorder(Just("a").combineLatest(numbers) { $0 + String($1) })
    numbers.send(1)
    #expect(!recorder.hasFinished)
    numbers.send(completion: .finished)
    #expect(recorder.values == ["a1"])
    #expect(recorder.hasFinished)
  }

  @Test("One failure fails it")
  func fails() {
    let numbers = PassthroughSubject<Int, SampleError>()
    let letters = PassthroughSubject<String, SampleError>()
    let recorder = Recorder(numbers.combineLatest(letters))
    numbers.send(completion: .failure(SampleError()))
    #expect(recorder.hasFailed)
  }

  @Test("Three and four publishers, one new value at a time", arguments: [0, 1, 2, 3])
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

  @Test("Each subscriber has latest values of its own")
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

  @Test("An optional output may be nil")
  func optionalOutput() {
    let numbers = CurrentValueSubject<Int?, Never>(nil)
    let recorder = Recorder(numbers.combineLatest(Just(1)) { ($0 ?? -1) + $1 })
    numbers.send(3)
    #expect(recorder.values == [0, 4])
  }
}
