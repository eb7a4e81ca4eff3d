import Testing

@testable import PhotosUI

@Suite("Filters of a photos picker")
struct FilterTests {
  @Test("A filter selects kinds of files, and composed filters behave like sets")
  func kinds() {
    func kinds(_ filter: PHPickerFilter?) -> [PHPickerFilter.Kind] { PHPickerFilter.kinds(filter) }
    #expect(kinds(nil) == [.image, .video])
    #expect(kinds(.images) == [.image] && kinds(.videos) == [.video] && kinds(.livePhotos) == [])
    #expect(kinds(.any(of: [.images, .livePhotos])) == [.image] && kinds(.any(of: [.images, .videos])) == [.image, .video])
    #expect(kinds(.any(of: [])) == [] && kinds(.all(of: [])) == [.image, .video])
    #expect(kinds(.all(of: [.images, .videos])) == [] && kinds(.all(of: [.images, .not(.livePhotos)])) == [.image])
    #expect(kinds(.not(.images)) == [.video] && kinds(.not(.not(.images))) == [.image])
  }

  @Test("Filters with the same composition are equal")
  func equality() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.images, .videos]))
    #expect(PHPickerFilter.images != .videos && Set([PHPickerFilter.images, .images, .not(.images)]).count == 2)
  }
}
