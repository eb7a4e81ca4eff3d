/// Searches of lists of objects by identity. They are as fast as searches of lists of integers, since relationships may be long.
enum ObjectList {
  static func index<Object: AnyObject>(of object: Object, in objects: [Object]) -> Int? {
    let word = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return withWords(objects) { $0.firstIndex(of: word) }
  }

  /// Returns the objects that only `before` has and those that only `after` has. Each added object occurs once.
  static func difference<Object: AnyObject>(_ before: [Object], _ after: [Object]) -> (removed: [Object], added: [Object]) {
    let start = withWords(before) { before in
      withWords(after) { after in
        var common = 0
        while common < before.count, common < after.count, before[common] == after[common] { common += 1 }
        return common
      }
    }
    // The most common changes are that one object is appended, and that one is removed.
    if start == before.count, start + 1 == after.count {
      return ([], index(of: after[start], in: before) == nil ? [after[start]] : [])
    }
    if after.count + 1 == before.count,
      withWords(before, { before in withWords(after) { $0[start...].elementsEqual(before[(start + 1)...]) } })
    {
      return (index(of: before[start], in: after) == nil ? [before[start]] : [], [])
    }
    let old = Set(before.lazy.map { ObjectIdentifier($0) })
    let new = Set(after.lazy.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    return (
      before.filter { !new.contains(ObjectIdentifier($0)) },
      after.filter { !old.contains(ObjectIdentifier($0)) && seen.insert(ObjectIdentifier($0)).inserted }
    )
  }

  /// Calls `body` with the objects' addresses. Unspecialized code compares words faster than references, which it retains.
  private static func withWords<Object: AnyObject, Result>(_ objects: [Object], _ body: (UnsafeBufferPointer<UInt>) -> Result) -> Result {
    assert(MemoryLayout<Object>.stride == MemoryLayout<UInt>.stride, "A reference must have the size of one word")
    return objects.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt.self, body) }
  }
}
