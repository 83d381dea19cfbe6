// SPDX-License-Identifier: MIT

import WaymarkScenes

/// Where the page of view controllers leads.
enum ControllerPlace: Navigation {
  case trail(Trail)
  case note(Trail)
  case empty
}

/// Makes the controllers of the places, and shows them.
struct ControllerScreens: AppNavigation {
  let router: Router

  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    switch navigation as? ControllerPlace {
    case .trail(let trail): return ControllerTrail(trail, router: router)
    case .note(let trail): return ControllerNote(trail)
    case .empty, nil:
      let controller = UIViewController()
      controller.title = "No View"
      return controller
    }
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    if case .note = navigation as? ControllerPlace {
      from.present(UINavigationController(rootViewController: to), animated: true)
    } else {
      from.navigationController?.pushViewController(to, animated: true)
    }
  }
}
