// SPDX-License-Identifier: Apache-2.0

// A file that imports Swift Testing and a module named UIKit also imports `_Testing_UIKit`, as the toolchain declares on
// every system. What that module adds on Apple's, attaching pictures to tests, needs drawing in the app.
