// A collection is made of values, each of which can be tested by itself:
//
//   rows ─▶ DiffableDataSourceSnapshot ─▶ SnapshotDifference ─▶ what is inserted, removed, moved
//     │        sections and items           from the snapshot          (and who keeps focus, state, place)
//     │                                     shown to the next one
//     └──▶ CompositionalSolver ─▶ LayoutElement: id, frame, layer
//             section provider, environment      what is built as a view
//
// Snapshot/             What is shown. An item is told by its section and itself. Mistakes are remembered in the value (`mistakes`), for whoever
//                       applies it to report. `reloadItems` and its kin set marks, each known by the call that set it.
// Diff/                 Old rows to new rows in linear time. `runs` say what stayed, so that a live cell finds its new place, and a new one its old
//                       place, without a table of all items. The generic part is inlinable: called from inlinable code with the
//                       caller's types it is specialized, else it works through witness tables and is several times as slow. The
//                       collection's initializers are inlinable for that, and hand on what they make as closures (`CollectionWork`).
// CompositionalLayout/  Vocabulary/ is UIKit's, as declared by programs. Solver/ reads it once for each section that comes near (`SectionPlan`,
//                       `LayoutNode`: numbers that can be used) and answers questions: frames by item, elements by rectangle, items by point.
//
// A frame of a collection, then: `solve(near:)` what is in sight and a little more, `elements(in:visible:)`, build what is new, ask those with
// `isWidthMeasured` or `isHeightMeasured` for their size, `measure(_:_:)`, and once more if something moved. To keep still what is seen,
// remember an element and its frame before, and scroll by the difference after.
//
// With new data: a new solver, `remember(_:through:)` the old one. With a new layout: a new solver, `remember(_:)` if the data is the same. A
// section that scrolls by itself is an element of its own (`orthogonalFrame(of:)`), with `orthogonalElements(of:in:)` inside, and
// `restingOffset(proposed:from:)` at the end of a drag.
//
// On Apple's systems CompositionalLayout/ is left out of the target, since UIKit has it.
