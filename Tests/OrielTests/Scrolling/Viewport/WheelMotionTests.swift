import Testing

@testable import Oriel
@testable import OrielModel

@Suite("WheelMotion")
struct WheelMotionTests {
  @Test("A wheel notch is 95% complete after 150 ms, never overshoots, and ends exactly at its distance")
  func notch() {
    var motion = WheelMotion(at: 0, position: 100, bounds: 0...1_000)
    motion.add(60, at: 0)
    #expect(motion.target == 160)
    #expect(motion.value(at: 0) == (100, 0))
    #expect(motion.value(at: 0.15).position > 100 + 0.95 * 60)
    let positions = (0...400).map { motion.value(at: Double($0) / 1_000).position }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(positions.last == 160)
    #expect(!motion.isFinished(at: 0.1))
    #expect(motion.isFinished(at: 0.3))
  }

  @Test("Fast notches add up without a jump of position or velocity")
  func accumulation() {
    var motion = WheelMotion(at: 0, position: 0, bounds: 0...1_000)
    var last = 0.0
    for notch in 0..<10 {
      let time = Double(notch) * 0.03
      let before = motion.value(at: time)
      motion.add(60, at: time)
      let after = motion.value(at: time)
      #expect(abs(before.position - after.position) < 1e-9)
      #expect(abs(before.velocity - after.velocity) < 1e-6)
      #expect(after.position >= last)
      last = after.position
    }
    #expect(motion.target == 600)
    #expect(motion.value(at: 1).position == 600)
    // In the middle of the sequence the content moves as fast as the notches arrive.
    #expect(abs(motion.value(at: 0.27).velocity - 60 / 0.03) < 300)
  }

  @Test("Notches stop at the bounds, and those beyond have no effect")
  func bounds() {
    var motion = WheelMotion(at: 0, position: 950, bounds: 0...1_000)
    for notch in 0..<5 { motion.add(60, at: Double(notch) * 0.01) }
    #expect(motion.target == 1_000)
    for step in 0..<500 { #expect(motion.value(at: Double(step) / 1_000).position <= 1_000 + 1e-9) }
    motion.add(-60, at: 1)
    #expect(motion.target == 940)
    motion.setBounds(0...900, at: 1.05)
    #expect(motion.target == 900)
    #expect(motion.value(at: 2) == (900, 0))
  }

  @Test("Touchpad distances apply immediately, during a notch as well")
  func touchpad() {
    var motion = WheelMotion(at: 0, position: 100, bounds: 0...1_000)
    motion.follow(33)
    #expect(motion.value(at: 0) == (133, 0))
    motion.add(60, at: 0)
    let before = motion.value(at: 0.05)
    motion.follow(-20)
    #expect(abs(motion.value(at: 0.05).position - (before.position - 20)) < 1e-9)
    #expect(motion.value(at: 0.05).velocity == before.velocity)
    motion.follow(5_000)
    #expect(motion.target == 1_000)
  }

  @Test("A shift moves all positions, an initial velocity is kept, and nonfinite numbers change nothing")
  func shiftAndBadInput() {
    var motion = WheelMotion(at: 0, position: 100, velocity: 400, bounds: 0...1_000)
    #expect(motion.value(at: 0) == (100, 400))
    let before = motion.value(at: 0.05)
    motion.shift(by: 70)
    #expect(abs(motion.value(at: 0.05).position - before.position - 70) < 1e-9)
    #expect(motion.bounds == 70...1_070)
    let copy = motion
    for bad in [Double.nan, .infinity, -.infinity] {
      motion.add(bad, at: 0)
      motion.follow(bad)
      motion.shift(by: bad)
    }
    #expect(motion == copy)
    motion.add(20, at: .nan)
    #expect(motion.value(at: .nan).position.isFinite)
    for bad in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      var motion = WheelMotion(at: bad, position: bad, velocity: bad, bounds: -.infinity ... .infinity)
      motion.add(60, at: bad)
      motion.follow(60)
      for time in [0, 0.1, 1e9, bad] { #expect(motion.value(at: time).position.isFinite) }
    }
  }
}
