import Foundation

extension ViewHost {
  package func visit(_ providers: [NSItemProvider]) -> DropSession { DropSession(providers, under: nil, in: graph) }
}
