// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "ThousandIntents",
    dependencies: [.package(name: "beckon", path: "../..")],
    targets: [
        .executableTarget(
            name: "ThousandIntents",
            dependencies: [
                .product(name: "AppIntents", package: "beckon"),
                .product(name: "BeckonExtension", package: "beckon"),
            ],
            plugins: [.plugin(name: "BeckonEntryPoint", package: "beckon")])
    ]
)
