// SPDX-License-Identifier: Apache-2.0
import Foundation
import Graphics
import Testing

struct VectorHeaderTests {
    struct Example: CustomTestStringConvertible {
        var svg: String
        var width: Double
        var height: Double
        var testDescription: String { svg }
    }

    @Test(arguments: [
        Example(svg: #"<svg width="16" height="9">"#, width: 16, height: 9),
        Example(svg: #"<?xml version="1.0"?><!-- a --><svg height='9px' width = '16.5px'/>"#, width: 16.5, height: 9),
        Example(svg: #"<svg viewBox="0 0 24 12">"#, width: 24, height: 12),
        Example(svg: #"<svg width="48" viewBox="0,0 24,12">"#, width: 48, height: 24),
        Example(svg: #"<svg height="6" viewBox="0 0 24 12">"#, width: 12, height: 6),
        Example(svg: #"<svg width="100%" height="1em" viewBox="0 0 24 12">"#, width: 24, height: 12),
        Example(svg: #"<svg stroke-width="3" data-height="4">"#, width: 100, height: 100),
        Example(svg: #"<svg width="-1" height="nan" viewBox="0 0 0 0">"#, width: 100, height: 100),
        Example(svg: #"<svg width="inf" height="5">"#, width: 100, height: 100),
        Example(svg: #"<svg width="inf" viewBox="0 0 24 12">"#, width: 24, height: 12),
        Example(svg: #"<svg width="1e308" viewBox="0 0 1 1e300">"#, width: 1, height: 1e300),
        Example(svg: #"<svg width="16" height="#, width: 100, height: 100), Example(svg: "", width: 100, height: 100),
    ])
    func readsSizes(_ example: Example) {
        let size = VectorHeader.size(of: Data(example.svg.utf8))
        #expect(size.width == example.width && size.height == example.height)
    }
}
