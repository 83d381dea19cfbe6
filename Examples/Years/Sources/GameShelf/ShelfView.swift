// SPDX-License-Identifier: MIT

import Waymark

struct ShelfView: View {
  @EnvironmentObject private var shelf: Shelf
  @AppStorage("shelf.order") private var order = SortOrder.title
  @AppStorage("shelf.onlyFavorites") private var onlyFavorites = false
  @SceneStorage("shelf.game") private var selectedGame: String?
  @SceneStorage("shelf.players") private var players = 0
  @State private var isShowingOptions = false

  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(shelf.games(for: players, sortedBy: order, onlyFavorites: onlyFavorites)) {
            game in
            NavigationLink(
              destination: GameView(id: game.id), tag: game.id, selection: $selectedGame
            ) {
              GameCard(game: game)
            }
            .buttonStyle(PlainButtonStyle())
          }
        }
        .padding()
      }
      .background(
        NavigationLink(destination: OptionsView(), isActive: $isShowingOptions) { EmptyView() }
      )
      .navigationTitle("Game Shelf")
      .navigationBarItems(
        trailing: Button {
          isShowingOptions = true
        } label: {
          Label("Options", systemImage: "slider.horizontal.3")
        }
      )
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Picker("Players", selection: $players) {
            Text("Any").tag(0)
            ForEach(1..<6) { Text("\($0)").tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onOpenURL(perform: open)
  }

  /// `gameshelf://games/owls`, as printed on the box.
  private func open(_ url: URL) {
    guard url.host == "games", shelf.game(url.lastPathComponent) != nil else { return }
    isShowingOptions = false
    players = 0
    onlyFavorites = false
    selectedGame = url.lastPathComponent
  }
}

struct GameCard: View {
  let game: Game

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: game.symbol)
        .font(.largeTitle)
        .foregroundColor(.accentColor)
        .frame(maxWidth: .infinity, minHeight: 72)
        .background(Color.accentColor.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      HStack {
        Text(game.title).font(.headline).lineLimit(1)
        if game.isFavorite {
          Image(systemName: "heart.fill").foregroundColor(.pink).accessibilityLabel("Favorite")
        }
      }
      Text("\(game.minutes) minutes")
        .font(.caption)
        .foregroundColor(.secondary)
    }
  }
}

struct ShelfView_Previews: PreviewProvider {
  static var previews: some View {
    ShelfView().environmentObject(Shelf())
  }
}
