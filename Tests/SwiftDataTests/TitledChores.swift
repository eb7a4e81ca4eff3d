import Oriel
import SwiftData

/// The chores of at least a rank, by title. The compiler synthesizes the initializer.
struct TitledChores: View {
  let least: Int
  @Query(sort: [SortDescriptor(\Chore.title)]) private var chores: [Chore]

  var body: some View {
    ForEach(chores.filter { $0.rank >= least }) { Text(verbatim: $0.title).accessibilityIdentifier("chore") }
  }
}
