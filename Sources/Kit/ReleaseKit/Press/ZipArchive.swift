import CZip

/// Files in one file, for those who want all pictures at once.
///
/// Nothing is compressed, since pictures are already, and every file bears the first day that the format knows: equal
/// files give equal bytes.
enum ZipArchive {
    /// The archive's bytes; nil where libzip has no memory left.
    ///
    /// Names have `/` between folders, and each stands only once.
    static func bytes(of files: [(name: String, bytes: [UInt8])]) -> [UInt8]? {
        guard let target = zip_source_buffer_create(nil, 0, 0, nil) else { return nil }
        defer { zip_source_free(target) }
        // Closing the archive gives up a hold on the target; the other one is ours, to read from.
        zip_source_keep(target)
        guard let archive = zip_open_from_source(target, ZIP_TRUNCATE, nil) else {
            zip_source_free(target)
            return nil
        }
        // libzip reads the files only when the archive is closed.
        var held: [UnsafeMutableBufferPointer<UInt8>] = []
        defer { for buffer in held { buffer.deallocate() } }
        for file in files {
            let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, file.bytes.count))
            _ = buffer.initialize(from: file.bytes)
            held.append(buffer)
            guard add(file.name, buffer.baseAddress, count: file.bytes.count, to: archive) else {
                zip_discard(archive)
                return nil
            }
        }
        guard zip_close(archive) == 0 else {
            zip_discard(archive)
            return nil
        }
        return contents(of: target)
    }

    private static func add(
        _ name: String, _ start: UnsafeMutablePointer<UInt8>?, count: Int, to archive: OpaquePointer
    ) -> Bool {
        guard let source = zip_source_buffer(archive, start, UInt64(count), 0) else { return false }
        let index = zip_file_add(archive, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
        guard index >= 0 else {
            zip_source_free(source)
            return false
        }
        let place = UInt64(index)
        // 1 January 1980, midnight, in the format of MS-DOS: years since 1980, month, day.
        return zip_file_set_dostime(archive, place, 0, 1 << 5 | 1, 0) == 0
            && zip_set_file_compression(archive, place, Int32(ZIP_CM_STORE), 0) == 0
    }

    private static func contents(of target: OpaquePointer) -> [UInt8]? {
        var status = zip_stat_t()
        guard zip_source_stat(target, &status) == 0, zip_source_open(target) == 0 else { return nil }
        defer { zip_source_close(target) }
        let size = Int(status.size)
        var bytes = [UInt8](repeating: 0, count: size)
        return zip_source_read(target, &bytes, UInt64(size)) == Int64(size) ? bytes : nil
    }
}
