// SPDX-License-Identifier: MIT

#if !Telemetry
#error("WaymarkTelemetry requires the package trait Telemetry: add it to the dependency.")
#endif
