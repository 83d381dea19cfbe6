// SPDX-License-Identifier: MIT

/// The words of one variable of an association file, merged by their beginnings.
///
/// Words may contain `*` and `?`. Reading a text takes as long as the words that its beginning has
/// in common with the list, not as long as the list is.
struct WordTrie: Hashable, Sendable {
  /// A place in one or several words.
  struct Node: Hashable, Sendable {
    var children: [Unicode.Scalar: Int] = [:]
    /// The node after `?`.
    var one: Int?
    /// The node after `*`, which takes any number of characters.
    var many: Int?
    /// Whether it takes any character and remains.
    var isLoop = false
    /// Whether a word ends here.
    var isEnd = false
  }

  /// The nodes; the first is where all words begin.
  private(set) var nodes = [Node()]

  /// Whether there is no word; the empty one is one.
  var isEmpty: Bool { nodes.count == 1 && !nodes[0].isEnd }

  /// Merges words, folded if case does not count.
  init(_ words: [String], ignoresCase: Bool) {
    for word in words {
      var node = 0
      for piece in AssociationPattern(word, isList: nil).pieces {
        switch piece {
        case .literal(let literal):
          for scalar in literal {
            node = child(of: node, \.children[ignoresCase ? scalar.folded : scalar])
          }
        case .many:
          node = child(of: node, \.many)
          nodes[node].isLoop = true
        default: node = child(of: node, \.one)
        }
      }
      nodes[node].isEnd = true
    }
  }

  private mutating func child(of node: Int, _ edge: WritableKeyPath<Node, Int?>) -> Int {
    if let child = nodes[node][keyPath: edge] { return child }
    nodes.append(Node())
    nodes[node][keyPath: edge] = nodes.count - 1
    return nodes.count - 1
  }

  /// The nodes that follow one when a character is read; nil is one that no word has.
  func next(_ node: Int, _ scalar: Unicode.Scalar?, _ body: (Int) -> Void) {
    let node = (index: node, value: nodes[node])
    if let scalar, let child = node.value.children[scalar] { body(child) }
    if let one = node.value.one { body(one) }
    if node.value.isLoop { body(node.index) }
  }

  /// Returns where in a text a word can end that begins at one of some places.
  ///
  /// - Parameters:
  ///   - starts: The places, in order.
  ///   - text: The text, folded as the words are.
  ///   - work: The steps left; those made are taken off.
  /// - Returns: The places, in order; none when the steps are used up.
  func ends(
    from starts: [Int], in text: [Unicode.Scalar], _ work: inout PatternRun.Work
  ) -> [Int] {
    guard var place = starts.first else { return [] }
    var starts = starts.dropFirst()[...]
    var ends: [Int] = []
    var active: [Int] = []
    // The place at which a node was last entered.
    var entered = Array(repeating: -1, count: nodes.count)
    func enter(_ node: Int, at place: Int, _ active: inout [Int]) {
      guard entered[node] != place else { return }
      entered[node] = place
      active.append(node)
      if let many = nodes[node].many { enter(many, at: place, &active) }
    }
    enter(0, at: place, &active)
    while true {
      work.left -= active.count + 1
      if work.isExhausted { return [] }
      if active.contains(where: { nodes[$0].isEnd }) { ends.append(place) }
      guard place < text.count else { return ends }
      var following: [Int] = []
      for node in active {
        next(node, text[place]) { enter($0, at: place + 1, &following) }
      }
      place += 1
      if following.isEmpty {
        guard let start = starts.popFirst() else { return ends }
        place = start
        enter(0, at: place, &following)
      } else if starts.first == place {
        starts.removeFirst()
        enter(0, at: place, &following)
      }
      active = following
    }
  }
}

/// The words of all variables of a file.
struct WordLists: Hashable, Sendable {
  /// What the words of a variable are: those that a file defines, or nil for the system's.
  typealias Source = [String]?

  private let exact: [String: WordTrie]
  private let folded: [String: WordTrie]
  private let defined: [String: [String]]

  /// Merges the words of a file's variables; those of the system have their own unless a file
  /// defines them.
  init(_ variables: [AppleAppSiteAssociation.Variable]) {
    var exact = Self.system.exact
    var folded = Self.system.folded
    defined = Dictionary(
      variables.map { ($0.name, $0.values) }, uniquingKeysWith: { _, last in last })
    for variable in variables {
      exact[variable.name] = WordTrie(variable.values, ignoresCase: false)
      folded[variable.name] = WordTrie(variable.values, ignoresCase: true)
    }
    self.exact = exact
    self.folded = folded
  }

  private static let system = (
    exact: SystemLists.all.mapValues { WordTrie($0, ignoresCase: false) },
    folded: SystemLists.all.mapValues { WordTrie($0, ignoresCase: true) }
  )

  /// The words of a pattern's variables, in order.
  func sources(of pattern: AssociationPattern) -> [Source] {
    pattern.pieces.compactMap { piece in
      if case .variable(let name) = piece { .some(defined[name]) } else { nil }
    }
  }

  /// The words of the variables, as they are read where case counts or does not.
  func tries(ignoringCase: Bool) -> [String: WordTrie] { ignoringCase ? folded : exact }
}
