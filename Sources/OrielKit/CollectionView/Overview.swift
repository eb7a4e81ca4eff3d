// A collection consists of values, each of which can be tested separately:
//
//   rows ─▶ DiffableDataSourceSnapshot ─▶ SnapshotDifference ─▶ insertions, removals, moves
//     │        sections and items           from the shown snapshot    (which also determine the persistence of focus and state)
//     │                                     to the next one
//     └──▶ CompositionalSolver ─▶ LayoutElement: id, frame, layer
//             section provider, environment      the elements to build as views
//
// Snapshot/             The content. An item is identified by its section and its value. The value records invalid operations
//                       (`mistakes`), which are reported when it is applied. `reloadItems` and similar methods set marks, each
//                       identified by the call.
// Diff/                 The difference between old and new rows in linear time. `runs` contain the persistent items, which map the
//                       old and the new positions of cells without a table of all items. The generic part is inlinable: called
//                       from inlinable code with the caller's types it is specialized; otherwise it uses witness tables and is
//                       several times as slow. Therefore the initializers of the collection are inlinable, and pass closures on
//                       (`CollectionOperations`).
// CompositionalLayout/  Vocabulary/ contains UIKit's types, with which programs declare layouts. Solver/ reads a declaration once for
//                       each section that approaches the viewport (`SectionPlan`, `LayoutNode`, with valid values), and returns
//                       frames by item, elements by rectangle, and items by point.
//
// A frame of a collection calls `solve(near:)` with the viewport and the overscan, and `elements(in:visible:)`, builds the new elements,
// measures those with `isWidthMeasured` or `isHeightMeasured`, calls `measure(_:_:)`, and repeats this if elements have moved. To keep
// the visible content in place, it reads the frame of an element before, and scrolls by the difference afterwards.
//
// New data requires a new solver, which adopts the old one's measurements with `remember(_:through:)`. A new layout requires a new
// solver, too, with `remember(_:)` if the data is the same. An orthogonal section is one element (`orthogonalFrame(of:)`), whose content
// is `orthogonalElements(of:in:)`, and `restingOffset(proposed:from:)` determines the end of a drag.
//
// On Apple's platforms the target excludes CompositionalLayout/, because UIKit provides it.
