// SPDX-License-Identifier: Apache-2.0

extension NSString {
    /// A text of the table `Localizable` in the language of the request, with the arguments in it; Intents, iOS 12.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        text(format, table: nil, arguments: args)
    }

    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString {
        text(format, table: table, arguments: args)
    }

    private class func text(_ format: String, table: String?, arguments: [any CVarArg]) -> NSString {
        let resource = LocalizedStringResource(
            key: format, defaultValue: String.LocalizationValue(stringLiteral: format), table: table)
        return NSString(string: String(format: resource.resolved(), arguments: arguments))
    }
}
