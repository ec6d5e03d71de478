// SPDX-License-Identifier: Apache-2.0
import Drawing
import Foundation

/// The picture that `StatusPicture` comes to, written as SVG: the same card, edge, icon and text in the same places.
enum StatusDrawing {
    private static let height = 172.0

    static func svg() throws -> Data {
        let file = "/usr/share/bootstrap-icons/svg/shield-check.svg"
        let icon = try String(contentsOfFile: file, encoding: .utf8)
            .replacing(
                ##"width="16" height="16" fill="currentColor""##,
                with: ##"x="146" y="32" width="68" height="68" fill="#1A7F37""##)
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(StatusPicture.width))" height="\(Int(height))">
            <rect width="360" height="\(Int(height))" rx="22" fill="#FFFFFF"/>
            \(icon)
            <text x="180" y="134" text-anchor="middle" font-family="sans-serif" font-size="17" \
            fill="#1C1C1E">Connected</text>
            <rect x="0.5" y="0.5" width="359" height="\(Int(height) - 1)" rx="21.5" fill="none" stroke="#DCDCE1"/>
            </svg>
            """.utf8)
    }

    static func draw(to file: URL) throws { try svg().write(to: file) }

    /// Reads and draws the SVG with librsvg, and encodes the picture as ours is.
    static func png(_ svg: Data) throws -> Data {
        let canvas = try Canvas(pixelWidth: Int(StatusPicture.width), pixelHeight: Int(height), scale: 1)
        let drawing = try VectorImage(svg: svg)
        canvas.draw(drawing, in: DrawingRect(x: 0, y: 0, width: StatusPicture.width, height: height))
        return try canvas.png()
    }
}
