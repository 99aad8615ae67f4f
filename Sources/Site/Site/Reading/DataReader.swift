import CSV
import Diagnostics
import JSON
import Values
import YAML

/// Reads a data file by its extension.
func readData(_ source: SourceText) -> (value: Value?, mistakes: [Diagnostic]) {
    if let mistake = source.encodingMistake { return (nil, [mistake]) }
    do throws(Mistakes) {
        switch source.path.split(separator: ".").last {
        case "json": return (try parseJSON(source).value, [])
        case "csv": return (try parseCSV(source), [])
        default: return (try parseYAML(source).value, [])
        }
    } catch {
        return (nil, error.all)
    }
}
