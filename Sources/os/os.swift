// Apple's `os` brings its lock of C along.
@_exported import COSLock
