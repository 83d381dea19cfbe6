// SPDX-License-Identifier: MIT

// Who imports only SwiftUI finds these names. Whether their members are found, too, where members
// need an import of their module (MemberImportVisibility) is not documented; here they are not, so
// that Waymark does not rely on it.

public import Combine

@available(SwiftUI 2019, *)
public typealias ObservableObject = Combine.ObservableObject

@available(SwiftUI 2019, *)
public typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher

@available(SwiftUI 2019, *)
public typealias Published<Value> = Combine.Published<Value>
