import Oriel
import SwiftData

/// The chores of a least rank, by title. Its initializer is the compiler's.
struct TitledChores: View {
  let least: Int
  @Query(sort: [SortDescriptor(\Chore.title)]) private var chores: [Chore]

  var body: some View {
    ForEach(chores.filter { $0.rank >= least }) { Text(verbatim: $0.title).accessibilityIdentifier("chore") }
  }
}
