/// The types that Apple's systems declare according to their documentation: identifiers, tags and supertypes.
extension TypeTable {
  static let system: [String: Declaration] = [
    "public.item": Declaration(),
    "public.content": Declaration(),
    "public.composite-content": Declaration(parents: ["public.content"]),
    "public.data": Declaration(parents: ["public.item"]),
    "public.directory": Declaration(parents: ["public.item"]),
    "public.folder": Declaration(mimeTypes: ["inode/directory"], parents: ["public.directory"]),
    "com.apple.package": Declaration(parents: ["public.directory"]),
    "com.apple.bundle": Declaration(parents: ["public.directory"]),
    "com.apple.resolvable": Declaration(),
    "public.symlink": Declaration(mimeTypes: ["inode/symlink"], parents: ["public.item", "com.apple.resolvable"]),
    "public.executable": Declaration(mimeTypes: ["application/x-executable"], parents: ["public.item"]),
    "public.archive": Declaration(parents: ["public.data"]),
    "public.disk-image": Declaration(parents: ["public.archive"]),
    "org.gnu.gnu-zip-archive": Declaration(
      extensions: ["gz", "gzip"], mimeTypes: ["application/gzip", "application/x-gzip"], parents: ["public.archive"]),
    "public.bzip2-archive": Declaration(
      extensions: ["bz2", "bzip2"], mimeTypes: ["application/x-bzip", "application/x-bzip2"], parents: ["public.archive"]),
    "public.zip-archive": Declaration(
      extensions: ["zip"], mimeTypes: ["application/zip", "application/x-zip-compressed"], parents: ["public.archive"]),
    "public.url": Declaration(parents: ["public.data"]),
    "public.file-url": Declaration(parents: ["public.url"]),
    "public.text": Declaration(parents: ["public.data", "public.content"]),
    "public.plain-text": Declaration(extensions: ["txt", "text"], mimeTypes: ["text/plain"], parents: ["public.text"]),
    "public.utf8-plain-text": Declaration(mimeTypes: ["text/plain;charset=utf-8"], parents: ["public.plain-text"]),
    "public.utf16-plain-text": Declaration(mimeTypes: ["text/plain;charset=utf-16"], parents: ["public.plain-text"]),
    "public.delimited-values-text": Declaration(parents: ["public.text"]),
    "public.comma-separated-values-text": Declaration(
      extensions: ["csv"], mimeTypes: ["text/csv", "text/comma-separated-values"], parents: ["public.delimited-values-text"]),
    "public.tab-separated-values-text": Declaration(
      extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"], parents: ["public.delimited-values-text"]),
    "public.rtf": Declaration(extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"], parents: ["public.text"]),
    "public.html": Declaration(extensions: ["html", "htm", "shtml", "shtm"], mimeTypes: ["text/html"], parents: ["public.text"]),
    "public.xml": Declaration(extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"], parents: ["public.text"]),
    "public.yaml": Declaration(extensions: ["yaml", "yml"], mimeTypes: ["application/x-yaml", "text/yaml"], parents: ["public.text"]),
    "public.css": Declaration(extensions: ["css"], mimeTypes: ["text/css"], parents: ["public.text"]),
    "public.json": Declaration(extensions: ["json"], mimeTypes: ["application/json"], parents: ["public.text"]),
    "public.source-code": Declaration(parents: ["public.plain-text"]),
    "public.assembly-source": Declaration(extensions: ["s"], mimeTypes: ["text/x-asm"], parents: ["public.source-code"]),
    "public.c-source": Declaration(extensions: ["c"], mimeTypes: ["text/x-csrc"], parents: ["public.source-code"]),
    "public.objective-c-source": Declaration(extensions: ["m"], mimeTypes: ["text/x-objcsrc"], parents: ["public.source-code"]),
    "public.swift-source": Declaration(extensions: ["swift"], mimeTypes: ["text/x-swift"], parents: ["public.source-code"]),
    "public.c-plus-plus-source": Declaration(
      extensions: ["cp", "cpp", "c++", "cc", "cxx"], mimeTypes: ["text/x-c++src"], parents: ["public.source-code"]),
    "public.objective-c-plus-plus-source": Declaration(
      extensions: ["mm"], mimeTypes: ["text/x-objc++src"], parents: ["public.source-code"]),
    "public.c-header": Declaration(extensions: ["h"], mimeTypes: ["text/x-chdr"], parents: ["public.source-code"]),
    "public.c-plus-plus-header": Declaration(
      extensions: ["hpp", "h++", "hxx", "hh"], mimeTypes: ["text/x-c++hdr"], parents: ["public.source-code"]),
    "public.script": Declaration(parents: ["public.source-code"]),
    "com.netscape.javascript-source": Declaration(
      extensions: ["js", "javascript", "jscript"], mimeTypes: ["text/javascript", "application/javascript"],
      parents: ["public.source-code", "public.executable"]),
    "public.shell-script": Declaration(
      extensions: ["sh", "command"], mimeTypes: ["application/x-shellscript", "text/x-shellscript", "text/x-sh"], parents: ["public.script"]
    ),
    "public.perl-script": Declaration(
      extensions: ["pl", "pm"], mimeTypes: ["application/x-perl", "text/x-perl-script"], parents: ["public.shell-script"]),
    "public.python-script": Declaration(
      extensions: ["py"], mimeTypes: ["text/x-python", "text/x-python-script"], parents: ["public.shell-script"]),
    "public.ruby-script": Declaration(
      extensions: ["rb", "rbw"], mimeTypes: ["application/x-ruby", "text/x-ruby-script"], parents: ["public.shell-script"]),
    "public.php-script": Declaration(
      extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"], mimeTypes: ["application/x-php", "text/php", "text/x-php-script"],
      parents: ["public.shell-script"]),
    "public.make-source": Declaration(extensions: ["mk", "mak"], mimeTypes: ["text/x-makefile"], parents: ["public.script"]),
    "com.apple.property-list": Declaration(extensions: ["plist"], parents: ["public.data"]),
    "com.apple.xml-property-list": Declaration(parents: ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": Declaration(parents: ["com.apple.property-list"]),
    "com.adobe.pdf": Declaration(
      extensions: ["pdf"], mimeTypes: ["application/pdf"], parents: ["public.data", "public.composite-content"]),
    "com.apple.rtfd": Declaration(
      extensions: ["rtfd"], mimeTypes: ["text/rtfd"], parents: ["com.apple.package", "public.composite-content"]),
    "com.apple.flat-rtfd": Declaration(parents: ["public.data", "public.composite-content"]),
    "public.image": Declaration(parents: ["public.data", "public.content"]),
    "public.jpeg": Declaration(extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"], parents: ["public.image"]),
    "public.tiff": Declaration(extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], parents: ["public.image"]),
    "com.compuserve.gif": Declaration(extensions: ["gif"], mimeTypes: ["image/gif"], parents: ["public.image"]),
    "public.png": Declaration(extensions: ["png"], mimeTypes: ["image/png"], parents: ["public.image"]),
    "com.apple.icns": Declaration(extensions: ["icns"], mimeTypes: ["image/x-icns"], parents: ["public.image"]),
    "com.microsoft.bmp": Declaration(extensions: ["bmp", "dib"], mimeTypes: ["image/bmp", "image/x-bmp"], parents: ["public.image"]),
    "com.microsoft.ico": Declaration(
      extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"], parents: ["public.image"]),
    "public.camera-raw-image": Declaration(parents: ["public.image"]),
    "public.svg-image": Declaration(extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"], parents: ["public.image", "public.xml"]),
    "com.apple.live-photo": Declaration(),
    "public.heif": Declaration(extensions: ["heif"], mimeTypes: ["image/heif"], parents: ["public.image"]),
    "public.heic": Declaration(extensions: ["heic"], mimeTypes: ["image/heic"], parents: ["public.image"]),
    "org.webmproject.webp": Declaration(extensions: ["webp"], mimeTypes: ["image/webp"], parents: ["public.image"]),
    "public.3d-content": Declaration(parents: ["public.content"]),
    "com.pixar.universal-scene-description": Declaration(extensions: ["usd"], parents: ["public.3d-content", "public.data"]),
    "com.pixar.universal-scene-description-mobile": Declaration(
      extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"], parents: ["public.3d-content", "public.data"]),
    "com.apple.reality": Declaration(
      extensions: ["reality"], mimeTypes: ["model/vnd.reality"], parents: ["public.3d-content", "public.data"]),
    "com.apple.scenekit.scene": Declaration(extensions: ["scn"], parents: ["public.3d-content", "public.data"]),
    "com.apple.arobject": Declaration(extensions: ["arobject"], parents: ["public.3d-content", "public.data"]),
    "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
    "public.movie": Declaration(parents: ["public.audiovisual-content"]),
    "public.video": Declaration(parents: ["public.movie"]),
    "public.audio": Declaration(parents: ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": Declaration(extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"], parents: ["public.movie"]),
    "public.mpeg": Declaration(extensions: ["mpg", "mpeg", "m75", "m15"], mimeTypes: ["video/mpeg"], parents: ["public.movie"]),
    "public.mpeg-2-video": Declaration(extensions: ["m2v"], mimeTypes: ["video/mpeg2"], parents: ["public.video"]),
    "public.mpeg-2-transport-stream": Declaration(extensions: ["ts"], mimeTypes: ["video/mp2t"], parents: ["public.movie"]),
    "public.mp3": Declaration(extensions: ["mp3", "mpga"], mimeTypes: ["audio/mpeg", "audio/mp3"], parents: ["public.audio"]),
    "public.mpeg-4": Declaration(extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"], parents: ["public.movie"]),
    "public.mpeg-4-audio": Declaration(extensions: ["mp4a"], mimeTypes: ["audio/mp4"], parents: ["public.audio", "public.mpeg-4"]),
    "com.apple.protected-mpeg-4-audio": Declaration(extensions: ["m4p"], parents: ["public.audio"]),
    "com.apple.protected-mpeg-4-video": Declaration(extensions: ["m4v"], mimeTypes: ["video/x-m4v"], parents: ["public.movie"]),
    "public.avi": Declaration(extensions: ["avi", "vfw"], mimeTypes: ["video/avi", "video/x-msvideo"], parents: ["public.movie"]),
    "public.aiff-audio": Declaration(extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff", "audio/x-aiff"], parents: ["public.audio"]),
    "com.microsoft.waveform-audio": Declaration(
      extensions: ["wav", "wave"], mimeTypes: ["audio/wav", "audio/x-wav", "audio/vnd.wave"], parents: ["public.audio"]),
    "public.midi-audio": Declaration(extensions: ["midi", "mid"], mimeTypes: ["audio/midi"], parents: ["public.audio"]),
    "public.playlist": Declaration(),
    "public.m3u-playlist": Declaration(
      extensions: ["m3u", "m3u8"], mimeTypes: ["audio/x-mpegurl", "application/vnd.apple.mpegurl"],
      parents: ["public.playlist", "public.plain-text"]),
    "com.apple.framework": Declaration(extensions: ["framework"], parents: ["com.apple.bundle"]),
    "com.apple.application": Declaration(parents: ["public.executable"]),
    "com.apple.application-bundle": Declaration(
      extensions: ["app"], parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
    "public.unix-executable": Declaration(parents: ["public.data", "public.executable"]),
    "com.microsoft.windows-executable": Declaration(
      extensions: ["exe"], mimeTypes: ["application/x-msdownload", "application/x-ms-dos-executable"],
      parents: ["public.data", "public.executable"]),
    "com.apple.systempreference.prefpane": Declaration(extensions: ["prefpane"], parents: ["com.apple.package", "com.apple.bundle"]),
    "public.font": Declaration(parents: ["public.data", "public.content"]),
    "public.presentation": Declaration(parents: ["public.content"]),
    "public.spreadsheet": Declaration(parents: ["public.content"]),
    "public.database": Declaration(parents: ["public.data"]),
    "public.message": Declaration(),
    "public.contact": Declaration(),
    "public.vcard": Declaration(
      extensions: ["vcf", "vcard"], mimeTypes: ["text/vcard", "text/x-vcard", "text/directory"], parents: ["public.text", "public.contact"]),
    "public.to-do-item": Declaration(),
    "public.calendar-event": Declaration(),
    "public.email-message": Declaration(parents: ["public.message"]),
    "com.apple.internet-location": Declaration(parents: ["public.data"]),
    "com.microsoft.internet-shortcut": Declaration(extensions: ["url"], parents: ["public.data"]),
    "public.bookmark": Declaration(),
    "com.rsa.pkcs-12": Declaration(extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"], parents: ["public.data"]),
    "public.x509-certificate": Declaration(
      extensions: ["cer", "crt", "der"], mimeTypes: ["application/x-x509-ca-cert", "application/pkix-cert"], parents: ["public.data"]),
    "org.idpf.epub-container": Declaration(
      extensions: ["epub"], mimeTypes: ["application/epub+zip"], parents: ["public.data", "public.composite-content"]),
    "public.log": Declaration(extensions: ["log"], parents: ["public.plain-text"]),
    "com.apple.haptics.ahap": Declaration(extensions: ["ahap"], parents: ["public.json"]),
    // Formats without a constant.
    "net.daringfireball.markdown": Declaration(
      extensions: ["md", "markdown", "mkd"], mimeTypes: ["text/markdown"], parents: ["public.text"]),
    "org.gnu.gnu-tar-archive": Declaration(extensions: ["gtar"], parents: ["public.tar-archive"]),
    "public.tar-archive": Declaration(extensions: ["tar"], mimeTypes: ["application/x-tar"], parents: ["public.archive"]),
    "public.truetype-ttf-font": Declaration(extensions: ["ttf"], mimeTypes: ["font/ttf"], parents: ["public.font"]),
    "public.opentype-font": Declaration(extensions: ["otf"], mimeTypes: ["font/otf"], parents: ["public.font"]),
    "org.xiph.flac": Declaration(extensions: ["flac"], mimeTypes: ["audio/flac"], parents: ["public.audio"]),
    "org.webmproject.webm": Declaration(extensions: ["webm"], mimeTypes: ["video/webm"], parents: ["public.movie"]),
    "public.avif": Declaration(extensions: ["avif"], mimeTypes: ["image/avif"], parents: ["public.image"]),
    "com.apple.m4a-audio": Declaration(extensions: ["m4a"], mimeTypes: ["audio/x-m4a"], parents: ["public.audio"]),
  ]
}
