import Combine
import Dispatch
import Testing

@Suite("Collecting values by time")
struct CollectByTimeTests {
  @Test("The values of an interval are sent together at its end, and empty intervals send nothing")
  func time() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.collect(.byTime(DispatchQueue.main, .milliseconds(300))))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values.isEmpty)
    let values = try await recorder.values(count: 1)
    #expect(values.flatMap { $0 } == [1, 2, 3])
    #expect(recorder.cameOnMainQueue)
    try await Task.sleep(for: .milliseconds(700))
    #expect(!recorder.values.contains([]))
    recorder.cancel()
  }

  @Test("collect(.byTimeOrCount) sends full groups at once and the remaining values at completion")
  func count() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2)))
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [[1, 2], [3, 4]])
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.hasFinished)
  }

  @Test("A failure drops the collected values")
  func failure() {
    let subject = PassthroughSubject<Int, SampleError>()
    let recorder = Recorder(subject.collect(.byTime(DispatchQueue.main, .seconds(60))))
    subject.send(1)
    subject.send(completion: .failure(SampleError()))
    #expect(recorder.values.isEmpty && recorder.hasFailed)
  }
}
