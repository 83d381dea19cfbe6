// SPDX-License-Identifier: MIT

import Foundation

/// The icon of a page on a home screen: the drawing of ``Favicon``, 180 pixels wide, without
/// rounded corners, which the system adds.
enum TouchIcon {
  /// The bytes of a PNG file with 16 colours.
  static let png = [UInt8](Data(base64Encoded: base64) ?? Data())

  private static let base64 = """
    iVBORw0KGgoAAAANSUhEUgAAALQAAAC0BAMAAADP4xsBAAAAMFBMVEUfek0ug1k9jGVMlXFbnXxqpoh5r5SIuKCWwayl\
    yri008TD3NDS5Nvh7efw9vP///+s9ectAAAC/0lEQVR42u2Zv2/TQBTH/aNpShKkDAgJqCqvCJQEBhaQ0o2xFQwdCbAi\
    0RmGwMLC0C4sLFT9B1pgy+JKMLClldjND4mhS2j5EVraHHXsO9vn64K/b0C8z+YOn1yf371772xZDMMwDMMwDMMwzP/J\
    xMLz3pObBGL3oRizfQdtngyE5DXWXOqLhFWoek2kmQeaL2bM4hcwNwZZtXgJU9/XzOLQQy1a5NgCqRt59W+M2Q7yarEM\
    UVcMZvENom6b1AcQtW9SQ7aNazSLTYC6luhGqUryE6BuKtszz7rSRwa7K2Vvwqey2vP14mq5zmH0eEGqO8U3jFRtaG91\
    BVZARp4WoA/FTy49I2TGfC2snopNO/pv7cIqyKYeoe+F1dXYtC7/4MD2TC1XRWHqqp4QMiA/YLFWr7EMi/UJ3VSBHQYy\
    1/b1k7J4Xjt67ff1lPl7gmx/IP8LsVhc/SJW7UWPM1LdAp66X8KnM6qBAhwFJ9Ups3331FP1MASop8zH7i5AbZvVKwC1\
    eo9ZWgh102TG9JOEPZ9DFmpzsEFjwUzevIcaR+kGDkMbPItSN6jiYYgIJB73Bu+8fEQQW/HakedTLkcQg7Q7iBpJbSjd\
    gNXq5VT/Pm5aAV17fMLsJI0Orn50ZQuSmXg7CPWS6m4a6NuQrjqrXHTRaycJcQs7QsenwGLm9P2IUTtB0u3FN1ujFqh6\
    nE06sCqq95Wc7z2WTUMffhGnmMbMAsdeFHVI1OGyaRY9jvY8kdqaRi3aedC7rS0bldNLwP1h6Ks/k6jbwFpkrNWzFOoA\
    NcLlia7GHv1j6jW6WM+NCz9JhlSxhV8rRoKqHJ32xXuqQmdfshjmuOy4foNKfdT+vqIxnyMrTdGguEVhLsO+6uSoZa9R\
    Ibit1Lx4iDRfFeItjbosB6wKPCBz8kZzAjxbWPZA3Uj4wFuxkJJQ/UE43O7XcerJ5DOJ7YsD5GYspb7AOAseMvUc4MWB\
    sXKM6hTqJlnliLbMOok63OhDiwj3Mp/dDMMwDMMwDMMwUP4A0urXWRh9PfkAAAAASUVORK5CYII=
    """
}
