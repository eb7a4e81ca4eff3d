import Foundation
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("VelocityTracker")
struct VelocityTrackerTests {
  @Test("A steady movement has its velocity on both axes, with irregular sample times")
  func steady() {
    var tracker = VelocityTracker()
    for time in [0, 0.016, 0.031, 0.049, 0.064, 0.08] { tracker.add(CGPoint(x: 800 * time, y: 5 - 300 * time), at: time) }
    let velocity = tracker.velocity(at: 0.08)
    #expect(abs(velocity.width - 800) < 1e-6)
    #expect(abs(velocity.height + 300) < 1e-6)
  }

  @Test("Only the samples of the last 100 ms count, and later samples count more")
  func recent() {
    var tracker = VelocityTracker()
    for step in 0...20 { tracker.add(CGPoint(x: -50 * Double(step), y: 0), at: Double(step) * 0.016) }
    for step in 1...10 { tracker.add(CGPoint(x: -1_000 + 10 * Double(step), y: 0), at: 0.32 + Double(step) * 0.016) }
    #expect(abs(tracker.velocity(at: 0.48).width - 625) < 1e-6)

    var faster = VelocityTracker()
    for step in 0...10 { faster.add(CGPoint(x: 0.5 * 8_000 * pow(Double(step) * 0.01, 2), y: 0), at: Double(step) * 0.01) }
    // The velocity rises from 0 to 800 points per second, with a mean of 400.
    #expect(faster.velocity(at: 0.1).width > 450)
    #expect(faster.velocity(at: 0.1).width < 800)
  }

  @Test("A pointer that has rested for 100 ms has no velocity")
  func rested() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(CGPoint(x: 10 * Double(step), y: 0), at: Double(step) * 0.01) }
    #expect(abs(tracker.velocity(at: 0.05).width - 1_000) < 1e-6)
    #expect(tracker.velocity(at: 0.12).width > 900)
    #expect(tracker.velocity(at: 0.16) == .zero)
  }

  @Test("A late move has the velocity since the sample before it, unless that sample is too old")
  func late() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 250, y: 0), at: 0.125)
    tracker.lift(CGPoint(x: 250, y: 0), at: 0.13)
    #expect(abs(tracker.velocity(at: 0.13).width - 2_000) < 1e-6)
    #expect(tracker.velocity(at: 0.23) == .zero)
    tracker.add(CGPoint(x: 300, y: 0), at: 0.5)
    #expect(tracker.velocity(at: 0.5) == .zero)
  }

  @Test("Of many samples before the time window, only the last one counts")
  func lateAfterMany() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(CGPoint(x: 10 * Double(step), y: 0), at: Double(step) * 0.01) }
    tracker.add(CGPoint(x: 70, y: 0), at: 0.25)
    #expect(abs(tracker.velocity(at: 0.25).width - 100) < 1e-6)
  }

  @Test("A single sample, samples at one time and invalid samples give no velocity")
  func little() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(CGPoint(x: 1, y: 1), at: 0)
    tracker.add(CGPoint(x: 500, y: 1), at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(CGPoint(x: CGFloat.nan, y: 0), at: 0.01)
    tracker.add(CGPoint(x: 700, y: 0), at: .nan)
    tracker.add(CGPoint(x: 700, y: 0), at: -1)
    #expect(tracker.velocity(at: 0.01) == .zero)
    tracker.add(CGPoint(x: 510, y: 1), at: 0.01)
    #expect(abs(tracker.velocity(at: 0.01).width - 1_000) < 1e-6)
    #expect(tracker.velocity(at: .nan).width.isFinite)
    tracker.reset()
    #expect(tracker.velocity(at: 0.01) == .zero)
  }
}
