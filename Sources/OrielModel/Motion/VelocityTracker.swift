import Foundation

/// The velocity of a pointer: the slope of the weighted least-squares line through the locations of the last tenth of a second. Later
/// samples have a greater weight. Drags and scrolling share it.
package struct VelocityTracker: Sendable {
  /// The duration of the samples that count, in seconds. After the same time without a sample, the velocity is zero.
  package static let window = 0.1

  /// The maximum age of an older sample that is used if the window contains only one, in seconds. It covers slow frames, which combine many
  /// movements in one.
  private static let longestGap = 0.3

  /// The minimum time between samples, in seconds. Shorter spans don't determine a velocity.
  private static let shortestSpan = 0.001

  private struct Sample: Sendable {
    var location: CGPoint
    var time: TimeInterval
  }

  private var samples: [Sample] = []

  package init() {}

  /// Adds a sample. A second sample with the same time replaces the first. Nonfinite values and times before the last sample are ignored.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    guard location.x.isFinite, location.y.isFinite, time.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(location: location, time: time))
    // Keep one sample before the window, because it is the origin of the movement.
    if let recent = samples.firstIndex(where: { time - $0.time <= Self.window }), recent > 1 { samples.removeFirst(recent - 1) }
  }

  /// Adds the location at which the pointer is lifted, if it differs from the last one. A release at the same location is neither a
  /// movement nor a pause.
  package mutating func lift(_ location: CGPoint, at time: TimeInterval) {
    if location != samples.last?.location { add(location, at: time) }
  }

  /// Removes all samples.
  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Returns the velocity at a time, in points per second. It is zero if the last sample is older than the window, or if there is no other
  /// sample in the 0.3 seconds before it.
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
