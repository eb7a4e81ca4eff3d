import Foundation

/// The velocity of a pointer, from where it was in the last tenth of a second: the slope of the line that fits those samples best,
/// the later ones counting for more. One for drags and for scrolling.
package struct VelocityTracker: Sendable {
  /// Seconds of movement that count; after as long without a sample the pointer stands still.
  package static let window = 0.1

  /// Seconds back to the sample that counts where the window holds but one: a slow frame makes one move of many.
  private static let longestGap = 0.3

  /// Samples that are closer together say nothing of a velocity.
  private static let shortestSpan = 0.001

  private struct Sample: Sendable {
    var location: CGPoint
    var time: TimeInterval
  }

  private var samples: [Sample] = []

  package init() {}

  /// Notes where the pointer is. A second sample of the same time replaces the first. Ignored: what isn't finite, and times that go back.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    guard location.x.isFinite, location.y.isFinite, time.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(location: location, time: time))
    // The one before the window says where the movement came from.
    if let recent = samples.firstIndex(where: { time - $0.time <= Self.window }), recent > 1 { samples.removeFirst(recent - 1) }
  }

  /// Notes where the pointer is lifted: where it already was, that is no movement, and no standing still either.
  package mutating func lift(_ location: CGPoint, at time: TimeInterval) {
    if location != samples.last?.location { add(location, at: time) }
  }

  /// Forgets all samples.
  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Points a second, as of a time: zero if the last sample is older than the window, or if there is none but that in the last 0.3 s.
  package func velocity(at time: TimeInterval) -> CGSize {
    var recent = samples.drop { time - $0.time > Self.window }
    if let first = recent.first, let last = recent.last, last.time - first.time <= Self.shortestSpan, recent.startIndex > 0,
      last.time - samples[recent.startIndex - 1].time <= Self.longestGap
    {
      recent = samples[(recent.startIndex - 1)...]
    }
    guard let first = recent.first, let last = recent.last, last.time - first.time > Self.shortestSpan else { return .zero }

    var weight = 0.0
    var mean = (time: 0.0, x: 0.0, y: 0.0)
    let weighted = recent.map { (sample: $0, weight: max(0.1, 1 - (last.time - $0.time) / Self.window)) }
    for (sample, share) in weighted {
      weight += share
      mean.time += share * (sample.time - last.time)
      mean.x += share * (sample.location.x - last.location.x)
      mean.y += share * (sample.location.y - last.location.y)
    }
    mean = (mean.time / weight, mean.x / weight, mean.y / weight)
    var spread = 0.0
    var slope = (x: 0.0, y: 0.0)
    for (sample, share) in weighted {
      let time = sample.time - last.time - mean.time
      spread += share * time * time
      slope.x += share * time * (sample.location.x - last.location.x - mean.x)
      slope.y += share * time * (sample.location.y - last.location.y - mean.y)
    }
    return CGSize(width: slope.x / spread, height: slope.y / spread)
  }
}
