import Testing

@testable import SiteImport

/// What components of Starlight show is Markdown.
@Suite struct StarlightMarkupTests {
    @Test(arguments: [
        (
            "<CardGrid>\n<LinkCard\n  title=\"A\"\n  href=\"/a/\"\n/>\n<LinkCard title=\"B\" href=\"/b/\" description=\"Best.\" />\n</CardGrid>\nText.",
            "- [A](/a/)\n- [B](/b/): Best.\n\nText."
        ),
        (
            "Text.\n<Card title=\"A\" icon=\"star\">\n  One.\n</Card>\n<Card title='B'>Two.</Card>",
            "Text.\n\n**A**\n\nOne.\n\n**B**\n\nTwo."
        ),
        ("<Aside type=\"caution\" title=\"Hot\">\nIt burns.\n</Aside>", ":::caution[Hot]\nIt burns.\n:::"),
        ("<Aside>Short.</Aside>", ":::note\nShort.\n:::"),
        ("<Steps>\n\n1. One\n2. Two\n\n</Steps>", "1. One\n2. Two\n"),
        (":::tip[Do]{icon=\"heart\"}\nit\n:::", ":::tip[Do]\nit\n:::"),
        (
            "New <Badge text=\"1.2\" size=\"small\" /> <Icon name=\"x\" />and <LinkButton href=\"/a/\">on</LinkButton>.",
            "New <small>1.2</small> and [on](/a/)."
        ),
        ("`<Icon name=\"x\" />` <Card title={name}>", "`<Icon name=\"x\" />` <Card title={name}>"),
        ("```mdx\n<Card title=\"A\">\n</Card>\n```", "```mdx\n<Card title=\"A\">\n</Card>\n```"),
        // The first page of Astro's own starter.
        (
            "<CardGrid stagger>\n\t<Card title=\"Edit\" icon=\"pencil\">\n\t\tEdit it:\n\n\t\t```sh\n\t\tvi\n\t\t```\n\t</Card>\n</CardGrid>\nOn.",
            "**Edit**\n\nEdit it:\n\n```sh\nvi\n```\n\nOn."
        ),
        ("<Aside type=\"tip\">Text that wraps\nhere.</Aside>\nOn.", ":::tip\nText that wraps\nhere.\n:::\n\nOn."),
        ("<Aside type={t}>\n<Aside>\nA\n</Aside>\n</Aside>", "<Aside type={t}>\n\n:::note\nA\n:::\n\n</Aside>"),
        (
            "<Card title=\"One\">a\nb</Card>\n<Card title={x}>\nc\n</Card>",
            "**One**\n\na\nb\n\n<Card title={x}>\nc\n</Card>"
        ),
        ("1. One\n   <Aside>\n   A\n   </Aside>\n2. Two", "1. One\n\n   :::note\n   A\n   :::\n\n2. Two"),
        ("<Aside>\nA", ":::note\nA\n:::"),
        ("<LinkCard title=\"The <Tabs> of __a__\" href=\"/a b/\" />", "- [The \\<Tabs> of \\_\\_a\\_\\_](</a b/>)"),
        ("<Card title=\"A", "<Card title=\"A"), ("a < b <Own x=\"1\" />", "a < b <Own x=\"1\" />"),
    ])
    func `components are the Markdown that says the same`(text: String, plain: String) {
        #expect(StarlightMarkup.plain(text).body == plain)
    }

    @Test(arguments: [
        (
            "export const code = `a\n\nb`;\n\n<Code code={code} lang=\"js\" title={'x.js'} mark={[2, {range: \"4-5\"}, /b/]} ins=\"3\" />",
            "\n```js title=\"x.js\" mark=\"2,4-5\" add=\"3\"\na\n\nb\n```"
        ),
        (
            "\t<Code frame=\"none\" showLineNumbers={false} code={`\n# Print\nls <files>\n\n  ls\n    `} lang=\"bash\"  />\nOn.",
            "\t```bash\n\t# Print\n\tls <files>\n\n\t  ls\n\t```\n\nOn."
        ),
        ("<Code code=\"```\" meta='{1}' />", "````text {1}\n```\n````"),
        (
            "<Code code={`a ${[1].map(x => `${x}`)} tail`} />", "```text\na ${[1].map(x => `${x}`)} tail\n```"
        ),
        (
            "export const name = 'Bob';\n\n<Code code={`\\`a\\` \\${HOME} ${name}`} lang=\"sh\" title=\"`x`\" />",
            "export const name = 'Bob';\n\n```sh\n`a` ${HOME} Bob\n```"
        ),
        ("export const a = `b\n\nc`;\n\n<Code code={a} />", "\n```text\nb\n\nc\n```"),
        ("<Links npm=\"https://npm.dev/x\" />", "<Links npm=\"https://npm.dev/x\" />"),
        ("<Code code={read()} lang=\"js\" />", "<Code code={read()} lang=\"js\" />"),
        (
            "<CommandTabs\n  npm=\"npm i a\n    npm run b\"\n  yarn = {`yarn add a`}\n/>",
            "<Tabs>\n<TabItem label=\"npm\">\n\n```sh\nnpm i a\nnpm run b\n```\n\n</TabItem>\n<TabItem label=\"yarn\">\n\n```sh\nyarn add a\n```\n\n</TabItem>\n</Tabs>"
        ),
        (
            "<Commands bun={['add a', \"run b\"]} />",
            "<Tabs>\n<TabItem label=\"bun\">\n\n```sh\nbun add a\nbun run b\n```\n\n</TabItem>\n</Tabs>"
        ),
        (
            "import lamp from '../lamp.png';\n\n<a>\n  <Image src={lamp} alt='The \"lamp\"' width={40} />\n</a>\n<Image\n src={lamp}\n/>",
            "import lamp from '../lamp.png';\n\n<a>\n  <img src=\"../lamp.png\" alt=\"The &quot;lamp&quot;\" width=\"40\">\n</a>\n<img src=\"../lamp.png\">"
        ),
        ("<LinkButton href=\"/a/\">\n  on\n</LinkButton>.", "[on](/a/)."),
        ("A <Image src=\"/a.png\" alt=\"\" />.", "A <img src=\"/a.png\" alt=\"\">."),
    ])
    func `code and pictures are shown as far as the text says what they are`(text: String, plain: String) {
        #expect(StarlightMarkup.plain(text).body == plain)
    }

    @Test(arguments: [
        ("pkg=\"a\" dev", ["npm i -D a", "pnpm add -D a", "yarn add -D a"]),
        (
            "type=\"create\" pkg=\"a@latest\" args=\"--b\"",
            ["npm create a@latest -- --b", "pnpm create a@latest --b", "yarn create a --b"]
        ),
        (
            "type=\"exec\" pkg=\"a\" prefix=\"X=1\" comment=\"by {PKG}\" pkgManagers={['bun', 'deno']}",
            ["# by bun\nX=1 bunx a", "# by deno\nX=1 deno x a"]
        ),
        ("type=\"install\"", ["npm install", "pnpm install", "yarn install"]),
        ("type=\"fly\" pkg=\"a\"", []), ("pkg={name}", []),
    ])
    func `one command is told in the words of several programs`(attributes: String, commands: [String]) throws {
        let names = StarlightNames([]) { _ in false }
        let tag = try #require(StarlightTag("<PackageManagers \(attributes) />", names.value))
        let lines = StarlightPackages(tag)?.tabs() ?? []
        let parts = lines.joined(separator: "\n").split(separator: "```", omittingEmptySubsequences: false)
            .enumerated().filter { $0.offset % 2 == 1 }
        #expect(parts.map { $0.element.dropFirst("sh\n".count).dropLast() } == commands.map { $0[...] })
    }

    @Test func `what cannot be shown is told once, with its line`() {
        let text =
            "import A from './a.astro';\n\n<A b={1} />\n`<B />` \\<D\\> <C>words</C> <A />\n\n<Code code={`v${version}`} />\n"
        let (body, notes) = StarlightMarkup.plain(text, linesAbove: 3)
        #expect(body.hasSuffix("<C>words</C> <A />\n\n```text\nv${version}\n```\n"), "\(body)")
        let missing = "is a component, and what it shows besides the words in it is missing"
        #expect(notes.map(\.line) == [6, 7, 9])
        #expect(
            notes.map(\.message) == [
                "`<A>` \(missing)", "`<C>` \(missing)",
                "`${version}` is worked out in code that is shown, and stands there as it is",
            ])
    }
}
