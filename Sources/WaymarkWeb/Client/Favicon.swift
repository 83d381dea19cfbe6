// SPDX-License-Identifier: MIT

/// The icon of the browser tab: a path with a mark at its end.
enum Favicon {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
    <rect width="32" height="32" rx="8" fill="#1f7a4d"/>\
    <path d="M8 25c9 0 2-9 10-10" fill="none" stroke="#fff" stroke-width="2.6" \
    stroke-linecap="round" stroke-dasharray=".1 4.2"/>\
    <path d="M20.500 5a5.200 5.200 0 0 1 5.200 5.200c0 3.700-5.200 8.300-5.200 8.300s-5.200-4.600-5.200-8.300\
    A5.200 5.200 0 0 1 20.500 5z" fill="#fff"/>\
    <circle cx="20.500" cy="10.200" r="2" fill="#1f7a4d"/></svg>
    """
}
