import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("ScrollMotion")
struct ScrollMotionTests {
  // MARK: - Free

  @Test(
    "A free motion decelerates at UIKit's rate and ends at the projected position",
    arguments: [ScrollMotion.DecelerationRate.normal, .fast])
  func free(rate: ScrollMotion.DecelerationRate) {
    let motion = ScrollMotion(at: 10, position: 100, velocity: 1_000, bounds: -1e6...1e6, rate: rate)
    #expect(motion.value(at: 10) == (100, 1_000))
    #expect(abs(motion.value(at: 10.1).velocity - 1_000 * pow(rate.perMillisecond, 100)) < 1e-6)
    let resting = ScrollMotion.restingOffset(position: 100, velocity: 1_000, rate: rate)
    #expect(abs(resting - (100 + 1_000 / (-1_000 * log(rate.perMillisecond)))) < 1e-9)
    #expect(motion.finalPosition == resting)
    #expect(motion.value(at: 10 + motion.duration) == (resting, 0))
    motion.expectSmooth()
    #expect(motion.isMonotonic)
    #expect(motion.isSlowing)
  }

  @Test("A motion finishes at 0.1 points and 5 points per second left, and not earlier")
  func end() {
    let motion = ScrollMotion(at: 0, position: 0, velocity: 1_000, bounds: -1e6...1e6)
    let before = motion.value(at: motion.duration - 0.001)
    #expect(!motion.isFinished(at: motion.duration - 0.001))
    #expect(motion.isFinished(at: motion.duration))
    #expect(motion.finalPosition - before.position > 0.1)
    #expect(motion.finalPosition - before.position < 0.101)
    #expect(before.velocity < 5)
  }

  @Test("A motion at rest inside its bounds is finished immediately")
  func still() {
    let motion = ScrollMotion(at: 3, position: 40, velocity: 0, bounds: 0...100)
    #expect(motion.duration == 0)
    #expect(motion.isFinished(at: 3))
    #expect(motion.value(at: 3) == (40, 0))
    #expect(ScrollMotion(at: 3, position: 40, velocity: 0, bounds: 0...100, target: 40).duration == 0)
  }

  // MARK: - Bounds

  @Test("A fling into a bound overshoots it, returns once and ends on it", arguments: [-1.0, 1])
  func bounce(side: Double) {
    let bounds = side > 0 ? -5_000...100.0 : -100...5_000.0
    let motion = ScrollMotion(at: 0, position: 0, velocity: 2_000 * side, bounds: bounds)
    motion.expectSmooth()
    #expect(motion.isSlowing == false)
    #expect(motion.finalPosition == 100 * side)
    #expect(motion.value(at: motion.duration) == (100 * side, 0))
    let overshoot = motion.samples.map { $0.position * side - 100 }.max()!
    // The speed that is left of 2,000 points per second after 100 points, divided by e times the frequency of the spring.
    #expect(abs(overshoot - (2_000 - 100 * 2.002) / (M_E * 10)) < 0.1)
    #expect(motion.turns == 1)
    #expect(motion.duration < 1.5)
  }

  @Test("A motion released beyond a bound springs back to it and never crosses it")
  func springBack() {
    for velocity in [-400.0, -100, 0, 300, 3_000] {
      let motion = ScrollMotion(at: 0, position: 150, velocity: velocity, bounds: 0...100)
      motion.expectSmooth()
      #expect(motion.finalPosition == 100)
      #expect(motion.samples.allSatisfy { $0.position >= 100 - 1e-9 })
      #expect(motion.turns == (velocity > 0 ? 1 : 0))
      #expect(motion.duration < 2)
    }
  }

  @Test("A fast motion back from beyond a bound continues inside, as far as the other end")
  func throughBound() {
    let inside = ScrollMotion(at: 0, position: 1_050, velocity: -2_000, bounds: 0...1_000)
    inside.expectSmooth()
    #expect(inside.isMonotonic)
    #expect(inside.finalPosition > 0 && inside.finalPosition < 800)

    let through = ScrollMotion(at: 0, position: 1_050, velocity: -6_000, bounds: 0...1_000)
    through.expectSmooth()
    #expect(through.finalPosition == 0)
    #expect(through.samples.contains { $0.position < -10 })
    #expect(through.turns == 1)
  }

  @Test("On a bound an outward fling bounces and an inward one is free")
  func onBound() {
    let out = ScrollMotion(at: 0, position: 100, velocity: 500, bounds: 0...100)
    out.expectSmooth()
    #expect(out.finalPosition == 100)
    #expect(out.turns == 1)
    let inwards = ScrollMotion(at: 0, position: 100, velocity: -50, bounds: 0...100)
    #expect(inwards.isMonotonic)
    #expect(abs(inwards.finalPosition - (100 - 50 / 2.002)) < 0.01)
  }

  // MARK: - Targets

  @Test("A motion reaches a target ahead exactly and without overshoot")
  func targetAhead() {
    for rate in [ScrollMotion.DecelerationRate.normal, .fast] {
      for velocity in [1.0, 30, 300, 1_000, 5_000] {
        for distance in [2.0, 20, 100, 320, 1_000, 8_000] {
          for direction in [-1.0, 1] {
            let motion = ScrollMotion(
              at: 0, position: 500, velocity: velocity * direction, bounds: -1e5...1e5, rate: rate, target: 500 + distance * direction)
            motion.expectSmooth()
            #expect(motion.value(at: 0).velocity == velocity * direction || abs(motion.value(at: 0).velocity - velocity * direction) < 1e-6)
            #expect(motion.finalPosition == 500 + distance * direction)
            #expect(motion.value(at: motion.duration).position == 500 + distance * direction)
            #expect(motion.isMonotonic, "\(rate), \(velocity) over \(distance)")
            #expect(distance < 20 || motion.duration > 0.25, "\(rate), \(velocity) over \(distance): \(motion.duration)")
            #expect(motion.duration < 5.5, "\(rate), \(velocity) over \(distance): \(motion.duration)")
          }
        }
      }
    }
  }

  @Test("A target at the natural end of a fling doesn't change the fling")
  func naturalTarget() {
    let bounds = -1e5...1e5
    let free = ScrollMotion(at: 0, position: 0, velocity: 800, bounds: bounds)
    let aimed = ScrollMotion(at: 0, position: 0, velocity: 800, bounds: bounds, target: free.finalPosition)
    for step in 0..<200 {
      let time = Double(step) * 0.02
      #expect(abs(free.value(at: time).position - aimed.value(at: time).position) < 1e-6)
    }
    // Targets slightly before and after it yield nearly the same motion: the formula is continuous.
    for nudge in [-0.01, 0.01] {
      let other = ScrollMotion(at: 0, position: 0, velocity: 800, bounds: bounds, target: free.finalPosition + nudge)
      #expect(abs(other.value(at: 0.5).position - free.value(at: 0.5).position) < 0.05)
    }
  }

  @Test("A motion reaches a target behind after one turn and without overshoot")
  func targetBehind() {
    for velocity in [10.0, 300, 3_000] {
      for distance in [0, 1.0, 50, 500] {
        let motion = ScrollMotion(at: 0, position: 500, velocity: velocity, bounds: -1e5...1e5, target: 500 - distance)
        motion.expectSmooth()
        #expect(motion.finalPosition == 500 - distance)
        #expect(motion.turns == 1)
        #expect(motion.samples.allSatisfy { $0.position >= 500 - distance - 1e-9 })
        #expect(motion.duration < 1.5)
      }
    }
  }

  @Test("A target outside of the bounds is clamped to them")
  func targetOutside() {
    #expect(ScrollMotion(at: 0, position: 50, velocity: 100, bounds: 0...100, target: 300).finalPosition == 100)
    #expect(ScrollMotion(at: 0, position: 50, velocity: 100, bounds: 0...100, target: -.infinity).finalPosition == 0)
  }

  // MARK: - Changes during a motion

  @Test("New bounds during a motion change neither position nor velocity, and the motion ends inside them")
  func boundsInFlight() {
    for time in [0.05, 0.3, 0.5, 0.9, 5] {
      for upper in [-50.0, 100, 500, 640, 5_000] {
        for target in [nil, 620.0] {
          var motion = ScrollMotion(at: 0, position: 0, velocity: 2_000, bounds: -100...600, target: target)
          let before = motion.value(at: time)
          motion.setBounds(-100...upper, at: time)
          let after = motion.value(at: time)
          // The last 0.1 points and 5 points per second of a motion are cut off.
          #expect(abs(before.position - after.position) < 0.11)
          #expect(abs(before.velocity - after.velocity) < 5.1)
          motion.expectSmooth()
          #expect((-100...upper).contains(motion.finalPosition))
          if target != nil { #expect(motion.finalPosition == min(620, upper)) }
        }
      }
    }
  }

  @Test("New bounds that a motion doesn't reach don't change its course")
  func distantBounds() {
    var motion = ScrollMotion(at: 0, position: 0, velocity: 500, bounds: 0...1_000)
    let original = motion
    motion.setBounds(0...700, at: 0.2)
    for step in 10..<100 {
      let time = Double(step) * 0.02
      #expect(abs(motion.value(at: time).position - original.value(at: time).position) < 1e-6)
    }
  }

  @Test("A shift moves all positions by the same distance and changes nothing else")
  func shift() {
    for velocity in [-3_000.0, 0, 700] {
      for target in [nil, 250.0] {
        let original = ScrollMotion(at: 0, position: 350, velocity: velocity, bounds: 0...300, target: target)
        var motion = original
        motion.shift(by: 1_234.5)
        motion.shift(by: .nan)
        #expect(motion.bounds == 1_234.5...1_534.5)
        #expect(motion.duration == original.duration)
        #expect(motion.finalPosition == original.finalPosition + 1_234.5)
        for sample in 0...50 {
          let time = Double(sample) * 0.05
          #expect(abs(motion.value(at: time).position - original.value(at: time).position - 1_234.5) < 1e-9)
          #expect(motion.value(at: time).velocity == original.value(at: time).velocity)
        }
        let there = ScrollMotion(
          at: 0, position: 350 + 1_234.5, velocity: velocity, bounds: 1_234.5...1_534.5, target: target.map { $0 + 1_234.5 })
        #expect(abs(there.finalPosition - motion.finalPosition) < 1e-9)
        #expect(abs(there.value(at: 0.3).position - motion.value(at: 0.3).position) < 1e-6)
      }
    }
  }

  // MARK: - Random and invalid input

  @Test("Random motions are smooth, end at their final position and gain no energy", arguments: UInt64(1)...8)
  func randomMotions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let lower = random.number(in: -500...500)
      let bounds = lower...lower + random.number(in: 0...2_000)
      let motion = ScrollMotion(
        at: random.number(in: -5...5), position: random.number(in: -1_000...3_000), velocity: random.number(in: -6_000...6_000),
        bounds: bounds, rate: random.number(in: 0...1) < 0.5 ? .normal : .fast,
        target: random.number(in: 0...1) < 0.4 ? random.number(in: -1_000...3_000) : nil)
      motion.expectSmooth("seed \(seed), \(motion)")
      #expect(bounds.contains(motion.finalPosition), "seed \(seed), \(motion)")
      #expect(motion.value(at: motion.endTime).position == motion.finalPosition)
      if motion.target == nil { motion.expectNoEnergy("seed \(seed), \(motion)") }
    }
  }

  @Test("Nonfinite and extreme numbers yield a motion with finite values")
  func badInput() {
    let odd = [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, 50, 1e-9,
    ]
    let ranges = [
      0...100.0, 0...0, -.infinity ... .infinity, -.infinity...0, 0 ... .infinity, .infinity ... .infinity,
      -.infinity ... -.infinity, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
    ]
    for bounds in ranges {
      for position in odd {
        for velocity in odd {
          for target in [nil] + odd.map(Optional.some) {
            var motion = ScrollMotion(at: velocity, position: position, velocity: velocity, bounds: bounds, target: target)
            #expect(motion.isFinite, "\(position), \(velocity), \(bounds), \(String(describing: target))")
            motion.setBounds(-10...20, at: position)
            motion.shift(by: velocity)
            motion.setBounds(bounds, at: velocity)
            #expect(motion.isFinite, "\(position), \(velocity), \(bounds), \(String(describing: target)) changed")
          }
        }
      }
    }
    #expect(ScrollMotion.restingOffset(position: .nan, velocity: .infinity, rate: .fast).isFinite)
    #expect(ScrollMotion(at: 0, position: .infinity, velocity: .nan, bounds: 0...100).value(at: 0) == (100, 0))
    #expect(ScrollMotion(at: 0, position: .nan, velocity: 0, bounds: 5...100).value(at: 0) == (5, 0))
  }

  @Test("Inverted bounds collapse to their first end")
  func invertedBounds() {
    #expect(ScrollMotion.bounds(from: 0, to: 200) == 0...200)
    #expect(ScrollMotion.bounds(from: 10, to: -200) == 10...10)
    #expect(ScrollMotion.bounds(from: .nan, to: 200) == 0...200)
    #expect(ScrollMotion.bounds(from: 10, to: .nan) == 10...10)
    #expect(ScrollMotion.bounds(from: -3, to: .nan) == -3...0)
  }
}

// MARK: - Checks

extension ScrollMotion {
  private static let step = 1.0 / 1_000

  /// The samples of the motion at 1,000 per second, to its end.
  fileprivate var samples: [(position: Double, velocity: Double)] {
    (0...Int(duration / Self.step) + 2).map { value(at: startTime + Double($0) * Self.step) }
  }

  /// Records an issue if the position, whose slope is the velocity, or the velocity jumps.
  fileprivate func expectSmooth(_ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let samples = samples
    let greatest = max(samples.map(\.velocity.magnitude).max() ?? 0, 1)
    for (index, pair) in zip(samples, samples.dropFirst()).enumerated() {
      let (a, b) = pair
      let isLast = Double(index + 1) * Self.step >= duration
      let moved = (b.position - a.position) / Self.step
      // The rate reaches v / distance, such as for a stop within two points.
      let slack = isLast ? 200 : 2 + 1.01 * (a.velocity - b.velocity).magnitude
      guard (moved - (a.velocity + b.velocity) / 2).magnitude <= slack else {
        Issue.record("\(comment): \(a) to \(b) at \(index) ms", sourceLocation: sourceLocation)
        return
      }
    }
    // A discontinuity of the velocity persists at any step size.
    var worst = 0.0
    for index in samples.indices.dropLast() {
      let time = startTime + Double(index) * Self.step
      guard time + Self.step < startTime + duration else { break }
      let change = (samples[index + 1].velocity - samples[index].velocity).magnitude
      guard change > 0.04 * greatest else { continue }
      let jumps = (0..<64).map { part in
        let at = { (n: Int) in value(at: time + Double(n) * Self.step / 64).velocity }
        return (at(part + 1) - at(part)).magnitude
      }
      worst = max(worst, jumps.max()! / change)
    }
    if worst > 0.5 { Issue.record("\(comment): the velocity jumps", sourceLocation: sourceLocation) }
  }

  fileprivate var isMonotonic: Bool {
    let positions = samples.map(\.position)
    let pairs = zip(positions, positions.dropFirst())
    return pairs.allSatisfy { $0 <= $1 + 1e-9 } || pairs.allSatisfy { $0 >= $1 - 1e-9 }
  }

  fileprivate var isSlowing: Bool {
    let speeds = samples.map(\.velocity.magnitude)
    return zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }
  }

  /// The number of times that the motion changes its direction.
  fileprivate var turns: Int {
    let directions = samples.map(\.velocity).filter { $0.magnitude > 1e-6 }.map { $0 > 0 }
    return zip(directions, directions.dropFirst()).count { $0 != $1 }
  }

  /// Records an issue if the energy of a mass grows that is attached to the spring outside of the bounds and free inside.
  fileprivate func expectNoEnergy(_ comment: String) {
    let energies = samples.map { sample in
      let outside = sample.position - bounds.nearest(to: sample.position)
      return sample.velocity * sample.velocity + 100 * outside * outside
    }
    if let rise = zip(energies, energies.dropFirst()).first(where: { $1 > $0 * (1 + 1e-9) + 1e-6 }) {
      Issue.record("\(comment): energy \(rise)")
    }
  }

  fileprivate var isFinite: Bool {
    let times = [0, 0.001, 0.1, 1, 10, 1e9, -1e9, Double.infinity, -.infinity, .nan]
    let values = times.map { value(at: $0) } + times.map { value(at: startTime + $0) }
    return duration.isFinite && duration < 100 && finalPosition.isFinite
      && values.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
