import Foundation

/// The functions of the Hunspell library, which is loaded when a dictionary is first used.
struct Hunspell: Sendable {
  typealias Handle = OpaquePointer
  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Handle?
  let destroy: @convention(c) (Handle?) -> Void
  let encoding: @convention(c) (Handle?) -> UnsafePointer<CChar>?
  let spell: @convention(c) (Handle?, UnsafePointer<CChar>?) -> CInt
  let suggest: @convention(c) (Handle?, UnsafeMutablePointer<Words?>?, UnsafePointer<CChar>?) -> CInt
  let freeList: @convention(c) (Handle?, UnsafeMutablePointer<Words?>?, CInt) -> Void

  /// The library, or `nil` if it isn't installed.
  static let library: Hunspell? = Hunspell()

  private init?() {
    let names = ["libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell.so"]
    guard let library = names.lazy.compactMap({ (name: String) in dlopen(name, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    func function<Function>(_ name: String) -> Function? {
      // The library's header declares the functions with these types.
      dlsym(library, "Hunspell_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let create: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Handle? = function("create"),
      let destroy: @convention(c) (Handle?) -> Void = function("destroy"),
      let encoding: @convention(c) (Handle?) -> UnsafePointer<CChar>? = function("get_dic_encoding"),
      let spell: @convention(c) (Handle?, UnsafePointer<CChar>?) -> CInt = function("spell"),
      let suggest: @convention(c) (Handle?, UnsafeMutablePointer<Words?>?, UnsafePointer<CChar>?) -> CInt = function("suggest"),
      let freeList: @convention(c) (Handle?, UnsafeMutablePointer<Words?>?, CInt) -> Void = function("free_list")
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.encoding = encoding
    self.spell = spell
    self.suggest = suggest
    self.freeList = freeList
  }
}
