// SPDX-License-Identifier: MIT

import WaymarkViews

/// The model as an object of which each property is observed separately.
@dynamicMemberLookup
@MainActor
final class OracleStore: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private(set) var model: OracleModel

  init(_ model: OracleModel) { self.model = model }

  subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<OracleModel, Value>) -> Value {
    get {
      registrar.access(self, keyPath: \OracleStore.[dynamicMember: path])
      return model[keyPath: path]
    }
    set {
      guard model[keyPath: path] != newValue else { return }
      registrar.withMutation(of: self, keyPath: \OracleStore.[dynamicMember: path]) {
        model[keyPath: path] = newValue
      }
    }
  }

  /// Copies each property of another model.
  func take(_ new: OracleModel) {
    func take<Value: Equatable>(_ path: WritableKeyPath<OracleModel, Value>) {
      self[dynamicMember: path] = new[keyPath: path]
    }
    for path in OracleModel.rowPaths { take(path) }
    for path in OracleModel.flagPaths { take(path) }
    for path in OracleModel.numberPaths { take(path) }
    for path in OracleModel.optionalPaths { take(path) }
    take(\.name)
    take(\.lines)
    take(\.cells)
    assert(model == new)
  }
}

extension OracleModel {
  fileprivate static var rowPaths: [WritableKeyPath<Self, [Int]>] {
    [\.rows, \.path, \.long, \.twice]
  }
  fileprivate static var flagPaths: [WritableKeyPath<Self, Bool>] {
    [
      \.isFirst, \.isTinted, \.isDisabled, \.sheet, \.inner, \.cover, \.alert, \.choice,
      \.hasThirdTab, \.flag, \.hasLinks,
    ]
  }
  fileprivate static var numberPaths: [WritableKeyPath<Self, Int>] {
    [\.theme, \.epoch, \.kind, \.tab, \.observed, \.published, \.boxChanges]
  }
  fileprivate static var optionalPaths: [WritableKeyPath<Self, Int?>] {
    [\.extra, \.item, \.selection, \.pushed]
  }
}

/// The model in the app's storage: in state, or in an object.
@dynamicMemberLookup
@MainActor
enum OracleSource {
  case state(Binding<OracleModel>)
  case object(OracleStore)

  subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<OracleModel, Value>) -> Value {
    get {
      switch self {
      case .state(let state): state.wrappedValue[keyPath: path]
      case .object(let object): object[dynamicMember: path]
      }
    }
    nonmutating set {
      switch self {
      case .state(let state): state.wrappedValue[keyPath: path] = newValue
      case .object(let object): object[dynamicMember: path] = newValue
      }
    }
  }

  var bound: OracleBindings { OracleBindings(source: self) }
}

/// Bindings to parts of the model.
@dynamicMemberLookup
@MainActor
struct OracleBindings {
  let source: OracleSource

  subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<OracleModel, Value>
  ) -> Binding<Value> {
    switch source {
    case .state(let state): state[dynamicMember: path]
    case .object(let object): Bindable(object)[dynamicMember: \.[dynamicMember: path]]
    }
  }
}
