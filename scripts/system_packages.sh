#!/usr/bin/env bash
# Installs what the application uses from the system: a C++ compiler for the reference, Vulkan devices, what Qt needs.
# Quick when all is there.  Without root it prints the command and goes on: the application works with what is present.
# WAVEBRIDGE_NO_SYSTEM_PACKAGES=1 leaves the system alone.
set -euo pipefail
cd "$(dirname "$0")/.."

oldest_mesa=25   # lavapipe before it ends long loops early without a word

main() {
    if [ "${WAVEBRIDGE_NO_SYSTEM_PACKAGES:-}" != 1 ] && [ "$(uname -s)" = Linux ]; then
        if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
            install_with_apt
        else
            explain_without_apt
        fi
    fi
    if [ -x .venv/bin/python ]; then
        .venv/bin/python scripts/setup_swiftshader.py
    fi
}

installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

offered() {
    [ -n "$(apt-cache policy "$1" 2>/dev/null | sed -n 's/^  Candidate: //p' | grep -v '(none)')" ]
}

mesa_major() {   # of the installed lavapipe, 0 where there is none
    local version
    version=$(dpkg-query -W -f '${db:Status-Status} ${Version}' mesa-vulkan-drivers 2>/dev/null | sed -n 's/^installed //p')
    version=${version#*:}
    echo "${version%%.*}" | grep -E '^[0-9]+$' || echo 0
}

compiler() {   # the newest clang, 16 or later, that apt offers; g++ where it offers none
    local newest
    newest=$(apt-cache search --names-only '^clang-[0-9]+$' | sed -n 's/^clang-\([0-9]*\) .*/\1/p' | sort -n | tail -n 1)
    if [ "${newest:-0}" -ge 16 ]; then echo "clang-$newest"; else echo g++; fi
}

have_compiler() {
    local version
    for version in 16 17 18 19 20 21 22 23 24 25; do
        command -v "clang++-$version" >/dev/null && return
    done
    command -v clang++ >/dev/null && [ "$(clang++ -dumpversion | cut -d. -f1)" -ge 16 ]
}

wanted_packages() {
    echo cmake xvfb fonts-dejavu-core libvulkan1 mesa-vulkan-drivers vulkan-validationlayers
    echo libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0
    echo libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1 libxkbcommon-x11-0 libx11-xcb1
    echo libegl1 libgl1 libopengl0 libdbus-1-3 libfontconfig1
}

missing_packages() {
    local package
    for package in $(wanted_packages); do
        installed "$package" || echo "$package"
    done
}

install_with_apt() {
    local missing need_compiler=no need_mesa=no
    missing=$(missing_packages)
    have_compiler || need_compiler=yes
    [ "$(mesa_major)" -ge "$oldest_mesa" ] || need_mesa=yes
    if [ -z "$missing" ] && [ $need_compiler = no ] && { [ $need_mesa = no ] || mesa_is_newest; }; then
        return
    fi
    local root=()
    if [ "$(id -u)" != 0 ]; then
        if sudo -n true 2>/dev/null; then
            root=(sudo -n)
        else
            echo "Some system packages are missing; what needs them is left out.  To install them, run:"
            echo "    sudo bash $PWD/scripts/system_packages.sh"
            return
        fi
    fi
    echo "Installing system packages (once)..."
    "${root[@]}" apt-get update -qq
    [ $need_compiler = no ] || missing="$missing $(compiler)"
    if [ $need_mesa = yes ] && backports_suite >/dev/null; then
        missing=$(echo "$missing" | grep -vx mesa-vulkan-drivers || true)
    fi
    install_available $missing
    [ "$(mesa_major)" -ge "$oldest_mesa" ] || newer_mesa
}

mesa_is_newest() {   # nothing newer can be had: said once by the devices list, not at every start
    ! backports_suite >/dev/null && [ "$(mesa_major)" != 0 ]
}

install_available() {
    local package available=()
    for package in "$@"; do
        if offered "$package"; then
            available+=("$package")
        else
            echo "Not offered by apt here: $package"
        fi
    done
    [ ${#available[@]} = 0 ] || "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${available[@]}" >/dev/null
}

backports_suite() {   # Debian 12's lavapipe is too old, its backports' is not
    . /etc/os-release
    [ "${ID:-}" = debian ] && [ "${VERSION_CODENAME:-}" = bookworm ] && echo bookworm-backports
}

newer_mesa() {
    local suite
    if ! suite=$(backports_suite); then
        echo "lavapipe $(mesa_major) is too old to be trusted (release $oldest_mesa or later is needed) and is not used."
        return
    fi
    if ! apt-get indextargets --format '$(RELEASE)' 'Created-By: Packages' | grep -qx "$suite"; then
        add_suite "$suite"
        "${root[@]}" apt-get update -qq
    fi
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -t "$suite" mesa-vulkan-drivers >/dev/null
}

add_suite() {   # from the mirror that this machine already uses
    local mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg options=
    mirror=$(apt-get indextargets --format '$(CODENAME) $(COMPONENT) $(SITE) $(REPO_URI)' 'Created-By: Packages' |
        sed -n 's/^bookworm main [^ ]* //p' | head -n 1)
    if [ -z "$mirror" ]; then
        echo "No Debian mirror is configured, so lavapipe can't be brought up to date."
        return 1
    fi
    [ ! -e $keyring ] || options="[signed-by=$keyring] "
    echo "deb $options$mirror $1 main" | "${root[@]}" tee /etc/apt/sources.list.d/wavebridge-backports.list >/dev/null
}

explain_without_apt() {
    command -v clang++ >/dev/null || command -v g++ >/dev/null || echo "Please install clang 16 or later: the reference uses it."
    ldconfig -p 2>/dev/null | grep -q 'libvulkan\.so\.1' ||
        echo "Please install the Vulkan loader and Mesa's Vulkan drivers (lavapipe $oldest_mesa or later)."
}

main "$@"
