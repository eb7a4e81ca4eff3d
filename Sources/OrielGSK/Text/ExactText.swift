import Foundation
import OrielDrawing

/// A string that is compared by its bytes. Swift considers canonically equivalent strings equal, but their offsets differ.
struct ExactText: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (left: ExactText, right: ExactText) -> Bool {
    // `elementsEqual` compares one byte after the other, with several calls for each.
    let areSame = left.string.utf8.withContiguousStorageIfAvailable { left in
      right.string.utf8.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.isEmpty && right.isEmpty }
        return left.count == right.count && memcmp(first, second, left.count) == 0
      }
    }
    if case let areSame?? = areSame { return areSame }
    return left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(UInt8(0xff))
  }
}

/// The values that determine the glyphs of a text: a request without the available size.
struct GlyphKey: Hashable {
  let runs: [TextRun]
  let isRightToLeft: Bool
  let language: String?

  static func == (left: GlyphKey, right: GlyphKey) -> Bool {
    left.isRightToLeft == right.isRightToLeft && left.language == right.language && left.runs == right.runs
      && zip(left.runs, right.runs).allSatisfy { ExactText($0.string) == ExactText($1.string) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isRightToLeft)
    for run in runs {
      ExactText(run.string).hash(into: &hasher)
      hasher.combine(run.font)
    }
  }
}
