/**
 * The number of paths that a backtracking engine can try for a part of a pattern: at most `ways` × length ^ `degree`.
 */
interface Cost {
  ways: number
  degree: number
}

const ONE: Cost = { ways: 1, degree: 0 }

/** The limit of paths that is fast for the longest text of a form. */
const MOST_WAYS = 200

/** Look-ahead, look-behind and back references. Engines without backtracking do not support them. */
export const needsBacktracking = (body: string): boolean =>
  /\(\?<?[=!]|\\[1-9]|\\k</.test(body.replaceAll(/\\\\|\[(?:\\.|[^\]\\])*\]/gs, ''))

/**
 * Whether the backtracking engine of JavaScript is fast with this pattern for every text: it tries at most a few
 * hundred paths per character. Returns false if this is not certain.
 */
export function isCertainlyQuick(body: string, flags = ''): boolean {
  const reader = new CostReader(body)
  const { ways, degree } = reader.read()
  // Without an anchor the engine starts at every character; with the flag m at every line.
  const starts = reader.isAnchored && !flags.includes('m') ? 0 : 1
  return ways <= MOST_WAYS && degree + starts <= 1
}

/** Reads a valid pattern from left to right and adds the costs of its parts. */
class CostReader {
  /** Whether every path starts at the start of the text. */
  isAnchored: boolean
  readonly #body: string
  #at = 0
  #depth = 0
  /** Costs of look-arounds; the engine does not return into them. */
  #apart: Cost = { ways: 0, degree: 0 }

  constructor(body: string) {
    this.#body = body
    this.isAnchored = body.startsWith('^')
  }

  read(): Cost {
    const cost = this.#choice({ isTop: true })
    return { ways: cost.ways + this.#apart.ways, degree: Math.max(cost.degree, this.#apart.degree) }
  }

  #choice({ isTop = false } = {}): Cost {
    let sum = this.#sequence()
    while (this.#body[this.#at] === '|') {
      this.#at += 1
      if (isTop && this.#body[this.#at] !== '^') this.isAnchored = false
      const other = this.#sequence()
      sum = { ways: sum.ways + other.ways, degree: Math.max(sum.degree, other.degree) }
    }
    return sum
  }

  #sequence(): Cost {
    let product = ONE
    while (this.#at < this.#body.length && this.#body[this.#at] !== '|' && this.#body[this.#at] !== ')') {
      const cost = repeated(this.#atom(product), this.#quantifier())
      product = { ways: product.ways * cost.ways, degree: product.degree + cost.degree }
    }
    return product
  }

  #atom(before: Cost): Cost {
    const char = this.#body[this.#at]
    if (char === '(') return this.#group(before)
    if (char === '[') this.#at = endOfClass(this.#body, this.#at)
    else if (char === '\\') this.#at += /^\\(?:u\{|p\{|P\{|k<)/.test(this.#body.slice(this.#at)) ? this.#named() : 2
    else this.#at += 1
    return ONE
  }

  /** Length of `\u{…}`, `\p{…}` and `\k<…>`. */
  #named(): number {
    const end = this.#body.slice(this.#at).search(/[}>]/)
    return end < 0 ? 2 : end + 1
  }

  #group(before: Cost): Cost {
    const [start = '('] = /^\((?:\?(?::|=|!|<=|<!|<[^>]*>|[a-z-]*:))?/.exec(this.#body.slice(this.#at)) ?? []
    this.#at += start.length
    this.#depth += 1
    const inner = this.#choice()
    this.#depth -= 1
    this.#at += 1
    const isMatchedOnce = /^\(\?<?[=!]$/.test(start) && this.#depth === 0 && before.degree === 0
    if (!isMatchedOnce) return inner
    this.#apart = {
      ways: this.#apart.ways + before.ways * inner.ways,
      degree: Math.max(this.#apart.degree, inner.degree),
    }
    return ONE
  }

  #quantifier(): [number, number] {
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#body.slice(this.#at))
    if (!found) return [1, 1]
    const [whole, sign, least = '', comma, most = ''] = found
    this.#at += whole.length
    if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY]
    if (comma === '') return [Number(least), Number(least)]
    return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)]
  }
}

function repeated(inner: Cost, [least, most]: [number, number]): Cost {
  if (most === 1 && least === 1) return inner
  const isSimple = inner.ways === 1 && inner.degree === 0
  if (most === Number.POSITIVE_INFINITY) {
    // A repetition with an alternative inside may double the paths with every character.
    return isSimple ? { ways: 1, degree: 1 } : { ways: Number.POSITIVE_INFINITY, degree: 1 }
  }
  const rounds = most - least + 1
  return { ways: rounds * inner.ways ** most, degree: inner.degree * most }
}

function endOfClass(body: string, at: number): number {
  let end = at + 1
  while (end < body.length && body[end] !== ']') end += body[end] === '\\' ? 2 : 1
  return end + 1
}
