import CCurl
import Diagnostics
import Glibc

/// libcurl, loaded when it is first needed.
///
/// Linked, it would cost each start of the program 2.5 ms of 14, for thirty libraries of which a check of outside
/// addresses and a cache on another machine alone have any use.
package final class CurlLibrary: Sendable {
    typealias Initialise = @convention(c) (Int) -> CURLcode
    typealias MakeHandle = @convention(c) () -> UnsafeMutableRawPointer?
    typealias Perform = @convention(c) (UnsafeMutableRawPointer?) -> CURLcode
    typealias Clean = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Explain = @convention(c) (CURLcode) -> UnsafePointer<CChar>?

    let makeHandle: MakeHandle
    let reset: Clean
    let perform: Perform
    let clean: Clean
    let explain: Explain
    /// The functions of variable arguments, which C alone can call; valid for as long as the program runs.
    nonisolated(unsafe) let setOption: UnsafeMutableRawPointer
    nonisolated(unsafe) let readInfo: UnsafeMutableRawPointer

    /// The builds of libcurl that Debian has; the first one rests on GnuTLS.
    private static let names = ["libcurl-gnutls.so.4", "libcurl.so.4"]

    /// - Throws: where the library is missing, with the line that installs it.
    package init() throws(Diagnostic) {
        guard let library = CurlLibrary.names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let setOption = dlsym(library, "curl_easy_setopt"), let readInfo = dlsym(library, "curl_easy_getinfo"),
            let initialise = dlsym(library, "curl_global_init"), let makeHandle = dlsym(library, "curl_easy_init"),
            let perform = dlsym(library, "curl_easy_perform"), let clean = dlsym(library, "curl_easy_cleanup"),
            let explain = dlsym(library, "curl_easy_strerror"), let reset = dlsym(library, "curl_easy_reset")
        else {
            throw Diagnostic(
                .error, "libcurl is missing, by which addresses are asked for",
                remedy: "install it: sudo apt-get install libcurl3-gnutls")
        }
        self.setOption = setOption
        self.readInfo = readInfo
        self.makeHandle = unsafeBitCast(makeHandle, to: MakeHandle.self)
        self.reset = unsafeBitCast(reset, to: Clean.self)
        self.perform = unsafeBitCast(perform, to: Perform.self)
        self.clean = unsafeBitCast(clean, to: Clean.self)
        self.explain = unsafeBitCast(explain, to: Explain.self)
        _ = unsafeBitCast(initialise, to: Initialise.self)(Int(CURL_GLOBAL_DEFAULT))
    }
}
