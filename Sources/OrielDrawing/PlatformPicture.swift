/// A drawing by the platform, in its own coordinates, for a renderer of that platform.
@MainActor
package protocol PlatformPicture: AnyObject {}
