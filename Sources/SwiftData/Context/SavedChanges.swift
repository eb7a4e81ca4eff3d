/// The keys of the rows that a save wrote, by table index.
struct SavedChanges: Sendable {
  var inserted: [Int: [Int64]] = [:]
  var updated: [Int: [Int64]] = [:]
  var deleted: [Int: [Int64]] = [:]
}
