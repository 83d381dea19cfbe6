// SPDX-License-Identifier: MIT

@_exported public import WaymarkDiagnostics
@_exported public import WaymarkLinks
@_exported public import WaymarkRoutes
@_exported public import WaymarkUI
