// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// A condition that must hold before a link may be followed: the same as for screens.
public typealias LinkGate = NavigationGate
