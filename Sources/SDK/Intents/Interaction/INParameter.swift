// SPDX-License-Identifier: Apache-2.0

/// One parameter of a kind of request; Intents, iOS 11.
open class INParameter: NSObject, NSCopying {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    private var indices: [String: Int] = [:]

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
        super.init()
    }

    /// Nil where the path does not begin at a class.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let root = Root.self as? AnyClass else { return nil }
        self.init(for: root, keyPath: Self.name(of: keyPath))
    }

    public func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
            && indices == parameter.indices
    }

    public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }

    public func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
        copy.indices = indices
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
    open override var hash: Int { parameterKeyPath.hashValue }

    /// The property's name, which is the last part of what a key path prints, as in `\\Intent.name`.
    static func name(of path: AnyKeyPath) -> String {
        String("\(path)".split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "!" }
    }
}
