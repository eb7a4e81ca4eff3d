import Foundation
import UniformTypeIdentifiers

extension View {
  /// Shows the desktop's dialog for opening a file while the binding is true. Once a file is chosen the binding is false, and the action
  /// gets its place; where nothing is chosen the binding is false alone.
  ///
  /// Folders are offered where the types are folders alone. Of several importers on one view each has its own dialog. Mirrors SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, types: allowedContentTypes, several: false, onCancellation: {}) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// The same for one file or several. Mirrors SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// The same, with what is done where nothing is chosen. Mirrors SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, types: allowedContentTypes, several: allowsMultipleSelection, onCancellation: onCancellation) {
      onCompletion(.success($0))
    }
  }

  nonisolated private func fileImporter(
    isPresented: Binding<Bool>, types: [UTType], several: Bool, onCancellation: @escaping () -> Void,
    onChoice: @escaping ([URL]) -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented) { _ in
      var request = FileRequest(types.areFolders ? .folder(several: several) : .open(several: several))
      request.types = types
      return request
    } finish: { urls in
      if let urls { onChoice(urls) } else { onCancellation() }
    }
  }
}
