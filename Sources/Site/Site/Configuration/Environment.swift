/// What a site is made for, such as its readers or its author's own eyes.
package struct Environment: Sendable, Hashable {
    /// Its name, as `environments:` of `site.yml` has it.
    package var name: String
    /// Whether somebody asked for it, so that `site.yml` must know it.
    package var isAskedFor: Bool

    /// What a build is for.
    package static let production = Environment(name: "production", isAskedFor: false)
    /// What is looked at while it is written.
    package static let development = Environment(name: "development", isAskedFor: false)

    /// An environment of a name that somebody asked for.
    package init(named name: String) { self.init(name: name, isAskedFor: true) }

    private init(name: String, isAskedFor: Bool) { (self.name, self.isAskedFor) = (name, isAskedFor) }
}
