// SPDX-License-Identifier: MIT

/// Returns an object as an instance of a type that it is known to have.
///
/// Proof for all uses: what is stored is read back as the type that stored it. A view type's
/// `_updateNode` receives only nodes of its own `_makeNode`, since a parent compares the metatypes of
/// views before it updates a node. A field plan passes a slot only to the field that made it, since
/// the plan belongs to the type of the view. Boxes, containers and features are found under a key or
/// a slot that names their type. Debug builds check every call.
@inlinable
@inline(__always)
package func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  unsafeDowncast(object, to: type)
}
