// SPDX-License-Identifier: MIT

extension EnglishNoun {
  /// Nouns with irregular plurals.
  static let irregular = [
    "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice", "louse": "lice",
    "dormouse": "dormice", "ox": "oxen", "die": "dice", "datum": "data",
    "criterion": "criteria", "phenomenon": "phenomena", "medium": "media",
    "bacterium": "bacteria", "curriculum": "curricula", "memorandum": "memoranda",
    "stratum": "strata", "erratum": "errata", "addendum": "addenda", "appendix": "appendices",
    "matrix": "matrices", "vertex": "vertices", "vortex": "vortices", "cactus": "cacti",
    "fungus": "fungi", "nucleus": "nuclei", "stimulus": "stimuli", "alumnus": "alumni",
    "radius": "radii", "syllabus": "syllabi", "larva": "larvae", "alga": "algae",
    "vertebra": "vertebrae", "alumna": "alumnae", "quiz": "quizzes", "tableau": "tableaux",
  ]

  /// The plurals of irregular nouns, which have no plural of their own.
  static let plurals: Set<String> = Set(irregular.values).union([
    "men", "women", "children", "people", "indices", "formulae",
  ])

  /// Irregular endings, also of compounds: "salesperson", "midwife".
  static let endings: [(ending: String, plural: String)] = [
    ("child", "children"), ("person", "people"), ("man", "men"), ("knife", "knives"),
    ("wife", "wives"), ("life", "lives"), ("leaf", "leaves"), ("loaf", "loaves"),
    ("thief", "thieves"), ("calf", "calves"), ("half", "halves"), ("elf", "elves"),
    ("wolf", "wolves"), ("sheaf", "sheaves"), ("scarf", "scarves"), ("hoof", "hooves"),
    ("wharf", "wharves"), ("dwarf", "dwarves"),
  ]

  /// Words that only look like compounds of "man".
  static let regularMen: Set<String> = [
    "human", "german", "roman", "norman", "ottoman", "talisman", "shaman", "caiman", "cayman",
  ]

  /// Nouns with the same form for all numbers.
  static let uncountable: Set<String> = [
    "advice", "aircraft", "baggage", "bison", "cattle", "chassis", "clothes", "corps", "deer",
    "equipment", "evidence", "feedback", "fish", "furniture", "gear", "hardware", "headquarters",
    "homework", "hovercraft", "information", "jeans", "knowledge", "laundry", "luggage", "mail",
    "means", "merchandise", "money", "moose", "music", "news", "offspring", "pants", "police",
    "progress", "research", "rice", "salmon", "scissors", "series", "sheep", "shorts", "shrimp",
    "software", "spacecraft", "species", "squid", "staff", "swine", "tennis", "traffic",
    "trousers", "trout", "weather",
  ]

  /// Singular nouns that end like a plural.
  static let singularsInS: Set<String> = [
    "alias", "atlas", "bias", "canvas", "chaos", "christmas", "cosmos", "gas", "lens", "pancreas",
    "rhinoceros", "summons", "texas", "thermos", "ethos", "pathos", "asbestos",
  ]

  /// Nouns in "-is" whose plural adds "-es".
  static let regularInIs: Set<String> = [
    "clematis", "ibis", "iris", "marquis", "mantis", "metropolis", "necropolis", "pelvis", "penis",
    "portcullis", "trellis",
  ]

  /// Nouns whose "ch" is pronounced "k".
  static let hardCh: Set<String> = [
    "epoch", "eunuch", "loch", "matriarch", "monarch", "patriarch", "stomach", "tech", "triptych",
  ]

  /// Nouns in "-o" whose plural adds "-es".
  static let oes: Set<String> = [
    "buffalo", "cargo", "domino", "echo", "embargo", "hero", "mosquito", "potato",
    "tomato", "tornado", "torpedo", "veto", "volcano",
  ]
}
