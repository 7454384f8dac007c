"""Puts SwiftShader, a Vulkan device on the CPU, into the cache folder; nothing is installed on the system.

Taken from a Chromium or Chrome that is on this machine, else from Debian's package chromium-common, which is downloaded
and unpacked.  Quick when it is there already.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from app.check.vulkan.drivers import SWIFTSHADER_MANIFEST, swiftshader_folder

LIBRARY = "libvk_swiftshader.so"
FILES = (LIBRARY, SWIFTSHADER_MANIFEST)
PACKAGE = "chromium-common"
BROWSER_FOLDERS = ("/usr/lib/chromium", "/usr/lib/chromium-browser", "/opt/google/chrome", "/opt/chromium.org/chromium")
DOWNLOAD_SECONDS = 300


def main() -> int:
    target = swiftshader_folder()
    if all((target / name).is_file() for name in FILES) or not sys.platform.startswith("linux"):
        return 0
    source = next((Path(f) for f in BROWSER_FOLDERS if all((Path(f) / name).is_file() for name in FILES)), None)
    try:
        if source is not None:
            place(source, target)
        else:
            download(target)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"SwiftShader could not be set up ({reason(error)}); Vulkan checks go on with the devices that are here.")
        return 0
    print(f"SwiftShader is in {target}")
    return 0


def download(target: Path) -> None:
    """Raises OSError or SubprocessError where apt or the package isn't there."""
    with tempfile.TemporaryDirectory(prefix="wavebridge-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        command = ["apt-get", "download", "-qq", PACKAGE]
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=DOWNLOAD_SECONDS)
        package = next(folder.glob("*.deb"), None)
        if package is None:
            raise OSError(f"apt brought no {PACKAGE}")
        subprocess.run(["dpkg-deb", "-x", str(package), str(folder / "tree")], check=True, capture_output=True)
        library = next((folder / "tree").rglob(LIBRARY), None)
        if library is None:
            raise OSError(f"{PACKAGE} holds no {LIBRARY}")
        place(library.parent, target)


def place(source: Path, target: Path) -> None:
    """Copy the files; the manifest comes last, since it is what makes the driver visible."""
    target.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        partial = target / f"{name}.part"
        shutil.copyfile(source / name, partial)
        partial.replace(target / name)


def reason(error: Exception) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        text = (error.stderr or b"").decode(errors="replace").strip().splitlines()
        return text[-1] if text else f"{error.cmd[0]} ended with exit code {error.returncode}"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


if __name__ == "__main__":
    sys.exit(main())
