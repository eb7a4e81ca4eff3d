import Foundation

extension ViewHost {
  package func visit(_ providers: [NSItemProvider]) -> DragVisit { DragVisit(providers, under: nil, in: graph) }
}
