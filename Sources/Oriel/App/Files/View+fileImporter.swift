import Foundation
import UniformTypeIdentifiers

extension View {
  /// Presents the desktop environment's open dialog while the binding is true. When the user has chosen a file, the binding is set to
  /// false, and the action receives the file's URL. If the user cancels, only the binding is set.
  ///
  /// The dialog selects folders if all types are folder types. Several importers on one view each have their own dialog. Mirrors SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, types: allowedContentTypes, several: false, onCancellation: {}) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Presents a dialog for one or several files. Mirrors SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for one or several files, with an action for its cancellation. Mirrors SwiftUI's
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
