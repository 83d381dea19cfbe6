// SPDX-License-Identifier: MIT

import Waymark

/// A program from before `NavigationStack`: a path of hidden links, screen by screen.
enum Backports {
  /// The app that its UI tests launch.
  struct Browser: App {
    var body: some Scene {
      WindowGroup {
        TabView {
          Numbers().tabItem { Text("Numbers") }
          Checkpoints().tabItem { Text("Checkpoints") }
          Downloads().tabItem { Text("Downloads") }
        }
      }
    }
  }

  // MARK: Numbers

  /// Pushes one screen for each element of an array, each from the one below it.
  struct Pushed<Screen: View>: View {
    @Binding var path: [Int]
    let index: Int
    let screen: (Int) -> Screen
    @State private var isAppeared = false

    private var isActive: Binding<Bool> {
      Binding {
        path.count > index + 1
      } set: { isActive in
        // While this screen is covered, a removed link below writes its own binding.
        guard !isActive, isAppeared, path.count > index + 1 else { return }
        path.removeLast(path.count - index - 1)
      }
    }

    var body: some View {
      if index < path.count {
        screen(path[index])
          .background(
            NavigationLink(isActive: isActive) {
              Pushed(path: $path, index: index + 1, screen: screen)
            } label: {
              EmptyView()
            }
            .hidden()
          )
          .onAppear { isAppeared = true }
          .onDisappear { isAppeared = false }
      }
    }
  }

  struct Numbers: View {
    @State private var path = [0]

    var body: some View {
      NavigationView {
        Pushed(path: $path, index: 0) { number in
          NumberScreen(number: number, path: $path, step: step)
        }
      }
      .navigationViewStyle(.stack)
    }

    /// Changes the path one screen at a time, because some systems lost screens otherwise.
    private func step(to target: [Int]) {
      Task { @MainActor in
        while path != target {
          let common = zip(path, target).prefix { $0 == $1 }.count
          if path.count > common { path.removeLast() } else { path.append(target[common]) }
          // Return before another pause, during which another path may be set.
          if path == target { return }
          try? await Task.sleep(nanoseconds: 30_000_000)
        }
      }
    }
  }

  struct NumberScreen: View {
    let number: Int
    @Binding var path: [Int]
    let step: ([Int]) -> Void

    var body: some View {
      VStack(spacing: 8) {
        Button("Double") { path.append(number * 2 + 2) }
        Button("Step to 1, 2, 3, 4") { step([0, 1, 2, 3, 4]) }
        Button("Step to 7") { step([0, 7]) }
        Button("Go to root") { path = [0] }
        Button("Close") { path.removeLast() }.disabled(path.count == 1)
      }
      .navigationTitle("Number \(number)")
    }
  }

  // MARK: Checkpoints

  /// Screens that navigate automatically when they appear.
  struct Checkpoints: View {
    @State private var isAsked = false
    @State private var isSignedIn = false
    @State private var passed: [String] = []

    var body: some View {
      NavigationView {
        VStack {
          Text(passed.isEmpty ? "Nothing passed" : passed.joined(separator: ", "))
            .accessibilityIdentifier("passed")
          Button("Start") { isAsked = true }
          NavigationLink(isActive: $isAsked) {
            Checkpoint(name: "Terms", isOpen: isSignedIn, passed: $passed) { isSignedIn = true }
              .background(
                NavigationLink(isActive: $isSignedIn) {
                  Checkpoint(name: "Profile", isOpen: true, passed: $passed) {}
                } label: {
                  EmptyView()
                })
          } label: {
            EmptyView()
          }
        }
        .navigationTitle("Gate")
        .onAppear { passed.append("Gate") }
      }
      .navigationViewStyle(.stack)
    }
  }

  struct Checkpoint: View {
    let name: String
    let isOpen: Bool
    @Binding var passed: [String]
    let next: () -> Void

    var body: some View {
      Text(isOpen ? "\(name) is open" : "\(name) is closed")
        .navigationTitle(name)
        .onAppear {
          passed.append(name)
          if passed.filter({ $0 == name }).count == 1 { next() }
        }
    }
  }

  // MARK: Downloads

  /// Work on queues and timers that a test waits for.
  struct Downloads: View {
    @State private var state = "idle"
    @State private var ticks = 0

    var body: some View {
      VStack {
        Text(state).accessibilityIdentifier("state")
        Text("\(ticks) ticks")
        Button("Later") {
          state = "waiting"
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { state = "done by the queue" }
        }
        Button("Timer") {
          _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
            let isEnough = MainActor.assumeIsolated {
              ticks += 1
              return ticks == 3
            }
            if isEnough { timer.invalidate() }
          }
        }
        Button("Background") {
          state = "waiting"
          DispatchQueue.global().async {
            DispatchQueue.main.async { state = "done in the background" }
          }
        }
        Button("Task") {
          Task {
            await Task.yield()
            state = "done by a task"
          }
        }
      }
    }
  }
}
