// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension WebWriter {
    /// A box that cuts off what is higher than it may be. Only the browser knows how high the child is: a sign within the
    /// child's own box stands above it, out of sight, as long as that box is no higher than the window.
    func window(_ minimum: Double, _ maximum: Double, _ child: Element, _ styles: [String]) -> String {
        let most = WebStyle.pixels(maximum)
        let place = WebStyle.pixels(max(maximum - WindowSign.height, 0))
        let sign = tag(
            box, "b-cut", ["top:min(\(place),calc((100% - \(most) - 0.5px) * 1000))"], "···", "aria-hidden=\"true\"")
        let inside = tag(
            box, "b-column b-inside", ["min-height:\(WebStyle.pixels(minimum))"],
            html(child, slot: WebSlot(parent: .column, child)) + sign)
        return tag(box, "b-window", styles + ["max-height:\(most)"], inside)
    }
}
