import Glibc

/// Seconds of the clock that only goes forwards.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A figure with so many decimals.
func fixed(_ value: Double, _ decimals: Int = 2) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % Int(scale))"
    return "\(scaled / Int(scale))." + String(repeating: "0", count: decimals - fraction.count) + fraction
}

/// Seconds of processor time that this process has had: unlike the clock it does not mind who else is busy.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median processor time of some runs, and what the last one returned.
func median<Result>(of runs: Int, _ body: () -> Result) -> (seconds: Double, result: Result) {
    var seconds: [Double] = []
    var last: Result
    repeat {
        let start = processorSeconds()
        last = body()
        seconds.append(processorSeconds() - start)
    } while seconds.count < runs
    seconds.sort()
    return (seconds[seconds.count / 2], last)
}

/// Prints a line at once, also into a pipe.
func say(_ words: String...) {
    print(words.joined(separator: " "))
    fflush(nil)
}
