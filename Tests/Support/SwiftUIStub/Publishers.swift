// SPDX-License-Identifier: MIT

// A file that imports only SwiftUI sees these names. It is not documented whether it also sees
// their members, where members require an import of their module (MemberImportVisibility); here it
// does not, so that Waymark does not depend on it.

public import Combine

@available(SwiftUI 2019, *)
public typealias ObservableObject = Combine.ObservableObject

@available(SwiftUI 2019, *)
public typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher

@available(SwiftUI 2019, *)
public typealias Published<Value> = Combine.Published<Value>
