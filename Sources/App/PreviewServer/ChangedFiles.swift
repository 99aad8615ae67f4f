/// Whether a name is that of a file an editor or a system keeps for itself: hidden, a backup, a lock or a swap file.
///
/// Covered are dot files (Vim's swap files, Emacs' locks, GNOME's temporary files), `name~`, `name.swp`, Vim's probe
/// `4913`, Emacs' `#name#`, and JetBrains' `___jb_tmp___`.
func isForEditorsOnly(_ name: String) -> Bool {
    if name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" { return true }
    if name.hasPrefix("#") && name.hasSuffix("#") { return true }
    return [".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___"].contains { name.hasSuffix($0) }
}
