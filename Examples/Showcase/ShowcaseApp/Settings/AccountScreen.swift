// SPDX-License-Identifier: MIT

import Waymark

/// Who reads the guide; some links lead to what is theirs alone.
@MainActor
final class Account: ObservableObject {
  @Published private(set) var name: String?

  init() {}

  /// The gates that are open.
  var gates: Set<LinkGate> { name == nil ? [] : [.signedIn] }

  /// Signs in under a name, if it is one.
  func signIn(as name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    if !name.isEmpty { self.name = name }
  }

  func signOut() { name = nil }
}

/// What belongs to whoever is signed in.
struct AccountScreen: View {
  @EnvironmentObject private var account: Account
  @EnvironmentObject private var journal: Journal
  @Environment(Trip.self) private var trip
  @State private var isSigningIn = false

  var body: some View {
    Group {
      if let name = account.name {
        List {
          Section {
            Text("Good to see you, \(name).").font(.title3).bold()
            LabeledContent("Hikes in your journal", value: "\(journal.entries.count)")
            LabeledContent("Trails you saved", value: "\(trip.saved.count)")
          }
          Section {
            Button("Sign out", role: .destructive) { account.signOut() }
              .accessibilityIdentifier("sign-out")
          }
        }
      } else {
        List {
          Section {
            Text("You are not signed in.")
            Button("Sign in") { isSigningIn = true }.accessibilityIdentifier("sign-in")
          }
        }
      }
    }
    .navigationTitle("Your Account")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isSigningIn) {
      SignInSheet(reason: "The name stays on this page and is not checked.") { isSigningIn = false }
    }
  }
}

/// Asks for a name, and signs in under it.
struct SignInSheet: View {
  @EnvironmentObject private var account: Account
  @State private var name = ""

  let reason: String
  /// Runs when the person has signed in or does not want to.
  let done: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Your name", text: $name)
            .accessibilityIdentifier("name")
        } footer: {
          Text(reason)
        }
        Section {
          Button("Sign in") {
            account.signIn(as: name)
            done()
          }
          .disabled(name.isEmpty)
          .accessibilityIdentifier("confirm-sign-in")
        }
      }
      .navigationTitle("Sign In")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { done() }.accessibilityIdentifier("cancel-sign-in")
        }
      }
    }
  }
}

#Preview("Signing in") {
  SignInSheet(reason: "The name is not checked.") {}.environmentObject(Account())
}
