class Playbill < Formula
  desc "Static site and release-kit generator for small games, apps and libraries"
  homepage "https://github.com/PLAYBILL_REPOSITORY"
  url "https://github.com/PLAYBILL_REPOSITORY/releases/download/vVERSION/TARBALL"
  sha256 "DIGEST"
  license "MIT"

  depends_on :linux

  def install
    # The program looks for what it brings beside itself: one folder, and a link to it.
    libexec.install Dir["*"]
    bin.install_symlink libexec/"bin/playbill"
    man1.install_symlink libexec/"share/man/man1/playbill.1.gz"
    bash_completion.install_symlink libexec/"share/bash-completion/completions/playbill"
    zsh_completion.install_symlink libexec/"share/zsh/site-functions/_playbill"
    fish_completion.install_symlink libexec/"share/fish/vendor_completions.d/playbill.fish"
  end

  test do
    system bin/"playbill", "new", "mysite"
    system bin/"playbill", "build", "--site", "mysite"
    assert_path_exists testpath/"mysite/public/index.html"
  end
end
