// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI) || Runtime
/// Declares a preview of a view.
///
/// ```swift
/// #Preview("With state", traits: .sizeThatFitsLayout) {
///   @Previewable @State var isOn = true
///   Toggle("Lemon", isOn: $isOn)
/// }
/// ```
///
/// The command `previews` of an app's program, such as `swift run myapp previews`, lists the previews
/// of the program's modules and draws them.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaymarkMacros", type: "PreviewMacro")

/// Declares a preview of a view with a presentation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaymarkMacros", type: "PreviewMacro")

/// Makes a variable at the top of a `#Preview` a property of the preview's view, so that it can be
/// a `@State` or another dynamic property.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WaymarkMacros", type: "PreviewableMacro")

/// Declares a value of the environment or of a transaction, with its default value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = "red"
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WaymarkMacros", type: "EntryMacro")
#endif
