"""What goes with the packages: a formula for Homebrew, a bill of materials, checksums."""

import hashlib
import json
import os
import re
import time

import libraries
from facts import OUTPUT, ROOT, VERSION, epoch, write


def formula(tarball):
    """The formula, for a tap: the text that stands here with the version and the digest."""
    text = (ROOT / ".packaging/playbill.rb").read_text()
    repository = os.environ.get("PLAYBILL_REPOSITORY", "OWNER/playbill")
    digest = hashlib.sha256((OUTPUT / tarball).read_bytes()).hexdigest()
    write("playbill.rb", text.replace("PLAYBILL_REPOSITORY", repository).replace("VERSION", VERSION).replace("TARBALL", tarball).replace("DIGEST", digest).encode())
    return "playbill.rb"


def bill(packages):
    """What comes along, as SPDX 2.3, from what dpkg knows of the packages."""
    def identity(name):
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    def entry(name, version, licence, locator=None):
        known = {
            "SPDXID": identity(name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": licence,
            "copyrightText": "NOASSERTION",
        }
        if locator:
            known["externalRefs"] = [{
                "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}]
        return known

    parts = [entry("playbill", VERSION, "MIT")]
    parts += [
        entry(name, version := libraries.version(name), "NOASSERTION", f"pkg:deb/debian/{name}@{version}")
        for name in packages
    ]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-playbill"}]
    relations += [
        {"spdxElementId": "SPDXRef-playbill", "relationshipType": "CONTAINS", "relatedSpdxElement": identity(name)}
        for name in packages
    ]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"playbill-{VERSION}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch())), "creators": ["Tool: make packages"]},
        "packages": parts, "relationships": relations,
    }
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    document["documentNamespace"] = f"urn:sha256:{digest}"
    name = f"playbill-{VERSION}.spdx.json"
    write(name, (json.dumps(document, indent=2) + "\n").encode())
    return name


def sums():
    """SHA256SUMS of all packages, as `sha256sum -c` reads it."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(OUTPUT.iterdir()) if path.is_file() and path.name != "SHA256SUMS"
    ]
    write("SHA256SUMS", "".join(lines).encode())
