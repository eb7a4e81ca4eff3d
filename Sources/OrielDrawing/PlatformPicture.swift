/// Something that the platform draws, in its own coordinates: a renderer of that platform knows how.
@MainActor
package protocol PlatformPicture: AnyObject {}
