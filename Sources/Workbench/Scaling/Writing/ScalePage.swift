import Mustache

/// A measurement of growth as a page for a browser, which needs nothing but itself.
///
/// Each measure has a chart that states its finding and a table with the chart's data; the templates are in `Resources`.
public enum ScalePage {
    public static func text(for scale: Scale) throws -> String {
        var library = MustacheLibrary()
        do {
            for (name, bytes) in [
                ("scale", PackageResources.scale_mustache), ("chart", PackageResources.chart_mustache),
            ] {
                try library.register("{{% CONTENT_TYPE:HTML }}" + String(decoding: bytes, as: UTF8.self), named: name)
            }
        } catch {
            throw ScalingError.template(name: "scale", reason: "\(error)")
        }
        guard let text = library.render(ScalePageContent(of: scale), withTemplate: "scale") else {
            throw ScalingError.template(name: "scale", reason: "there is none of that name")
        }
        return text
    }
}
