// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation
import Intents
public import UIKit

extension INImage {
    /// A picture that UIKit has; Intents UI, iOS 10.
    public convenience init(uiImage image: UIImage) {
        switch image.source {
        case .resource(let name): self.init(_values: ["name": name])
        case .symbol(let name): self.init(_values: ["systemName": name])
        case .data(let base64): self.init(_values: ["data": Data(base64Encoded: base64) ?? Data()])
        }
    }

    /// The size in points that cards show pictures in; Intents UI, iOS 10.
    public class func imageSize(for response: INIntentResponse) -> CGSize { CGSize(width: 64, height: 64) }

    /// The picture for UIKit, without a visit to the network; Intents UI, iOS 11.
    public func fetchUIImage(completion: @escaping (UIImage?) -> Void) { completion(uiImage) }

    public func fetchUIImage() async -> UIImage? { uiImage }

    private var uiImage: UIImage? {
        if let name: String = _get("name") { return UIImage(named: name) }
        if let name: String = _get("systemName") { return UIImage(systemName: name) }
        if let data: Data = _get("data") { return UIImage(data: data) }
        guard let url: URL = _get("url"), url.isFileURL else { return nil }
        return UIImage(contentsOfFile: url.path)
    }
}
