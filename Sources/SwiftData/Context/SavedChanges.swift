/// What a save wrote, by table and key.
struct SavedChanges: Sendable {
  var inserted: [Int: [Int64]] = [:]
  var updated: [Int: [Int64]] = [:]
  var deleted: [Int: [Int64]] = [:]
}
