// SPDX-License-Identifier: MIT

import ShowcaseApp
import WaymarkWeb

@main
extension TrailGuide {}
