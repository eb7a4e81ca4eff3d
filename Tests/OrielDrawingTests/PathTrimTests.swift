import Foundation
import OrielDrawing
import Testing

struct PathTrimTests {
  @Test("A trimmed path has its fraction of the length and is part of the path", arguments: 1...30)
  func lengths(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = random.path(elementCount: 5, closes: true)
    let whole = Polylines(path, steps: 1000)
    let a = random.number(0...1)
    let b = random.number(0...1)
    let trimmed = path.trimmedPath(from: min(a, b), to: max(a, b))
    let lines = Polylines(trimmed, steps: 1000)
    #expect(abs(lines.length - abs(a - b) * whole.length) <= 1e-3 * whole.length, "seed \(seed), \(path)")
    for line in lines.lines {
      for index in stride(from: 0, to: line.count, by: 97) {
        #expect(whole.distance(to: line[index]) < 0.02, "seed \(seed), \(path)")
      }
    }
  }

  @Test("The two parts of a trimmed path meet at the cut", arguments: [0.1, 0.25, 0.5, 0.9] as [CGFloat])
  func halves(cut: CGFloat) throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let first = circle.trimmedPath(from: 0, to: cut)
    let second = circle.trimmedPath(from: cut, to: 1)
    let angle = 2 * CGFloat.pi * cut
    let expected = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
    #expect(try isNear(#require(first.currentPoint), expected, 0.005))
    guard case .move(let start) = second.elements.first else {
      Issue.record("A trimmed path begins with a move")
      return
    }
    #expect(isNear(start, expected, 0.005))
    #expect(try isNear(#require(second.currentPoint), CGPoint(x: 10, y: 0)))
  }

  @Test("Trimming to the full range changes nothing, and trimming to an empty range leaves nothing")
  func extremes() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -2, to: 7) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0.2, to: 0.6).isEmpty)
    #expect(Path("5 5 m 5 5 l")!.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("A rectangle is trimmed along its sides")
  func rectangle() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(path.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
  }

  @Test("Subpaths that are kept completely stay closed")
  func wholeSubpaths() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.625).description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
    var same = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    same.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(same.trimmedPath(from: 0, to: 0.625).description == "0 0 m 10 0 l 10 10 l 0 10 l h 0 0 m 10 0 l")
  }
}
