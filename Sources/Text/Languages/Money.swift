/// A currency of ISO 4217.
public struct Currency: Sendable, Hashable {
    /// Its three letters.
    public let code: String
    /// How many digits stand behind the point.
    public var digits: Int { Currency.otherDigits[code] ?? 2 }
    /// Its sign, where it has one that is known abroad; else its code.
    public var symbol: String { Currency.symbols[code] ?? code }

    /// The currency with this code; nil where there is none.
    public init?(_ code: String) {
        guard Currency.codes.contains(code) else { return nil }
        self.code = code
    }

    /// The currency with this sign; nil where it is none, or that of several.
    public init?(symbol: String) {
        guard let code = Currency.symbols.first(where: { $0.value == symbol })?.key else { return nil }
        self.code = code
    }

    /// The codes in use.
    ///
    /// Source: ISO 4217, list one, as of 2026-01, without metals, funds and test codes.
    public static let codes = """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY \
        COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR \
        ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK \
        MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF \
        SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU \
        UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
        """.split(separator: " ").map(String.init)

    /// Digits behind the point, where they are not two (ISO 4217, list one).
    private static let otherDigits: [String: Int] = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0,
        "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3,
        "TND": 3,
    ]

    /// Source: Unicode CLDR, `main/en.xml`, currencies.
    private static let symbols: [String: String] = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹", "ILS": "₪", "BRL": "R$",
        "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$", "MXN": "MX$", "TWD": "NT$", "VND": "₫", "PHP": "₱",
    ]
}

/// An amount of a currency.
public struct Money: Sendable, Hashable {
    /// How much.
    public var amount: Amount
    /// Of what.
    public var currency: Currency

    /// An amount of a currency.
    public init(_ amount: Amount, _ currency: Currency) { (self.amount, self.currency) = (amount, currency) }
}
