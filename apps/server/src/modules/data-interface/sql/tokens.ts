/** A token of SQL. Strings and quoted names keep their quotes; comments and white space become one space. */
export interface Token {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'parameter' | 'caller' | 'sign' | 'space'
  text: string
}

/** Error for an invalid or forbidden statement. */
export class SqlProblem extends Error {
  override name = 'SqlProblem'
  readonly key: string
  readonly params: Record<string, string | number>

  constructor(key: string, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }
}

/** Ids of the caller, as SQL texts of this API family name them. */
const CALLER = /@(user|organize|department|position)\b/iy

const PATTERNS: readonly (readonly [Token['kind'] | 'refused', RegExp])[] = [
  ['space', /(?:\s+|--[^\n]*(?:\n|$))+/y],
  ['parameter', /\{[A-Za-z_]\w*\}/y],
  ['caller', CALLER],
  // Texts with escapes and dollar quotes would need their own rules, and are dispensable.
  ['refused', /[eEbBxXnN]'|[uU]&['"]|\$/y],
  ['string', /'(?:[^']|'')*'/y],
  ['quoted', /"(?:[^"]|"")+"/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['word', /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y],
  ['sign', /::|[()[\],.;*+\-/%<>=~!@#^&|?:]/y],
]

/** Splits SQL into tokens. Throws SqlProblem for invalid SQL, and for kinds of text that are not allowed. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const comment = source.startsWith('/*', at) ? endOfComment(source, at) : undefined
    if (comment !== undefined) {
      tokens.push({ kind: 'space', text: ' ' })
      at = comment
      continue
    }
    const token = tokenAt(source, at)
    tokens.push(token.kind === 'space' ? { kind: 'space', text: ' ' } : token)
    at += token.text.length
  }
  return tokens
}

function tokenAt(source: string, at: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const text = pattern.exec(source)?.[0]
    if (text === undefined) continue
    if (kind === 'refused') throw new SqlProblem('dataInterface.sqlText', { text })
    return { kind, text }
  }
  throw new SqlProblem('dataInterface.sqlText', { text: source.slice(at, at + 10) })
}

/** Comments may be nested. */
function endOfComment(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const two = source.slice(at, at + 2)
    if (two === '/*') {
      depth += 1
      at += 1
    } else if (two === '*/') {
      depth -= 1
      at += 1
      if (depth === 0) return at + 1
    }
  }
  throw new SqlProblem('dataInterface.sqlText', { text: '/*' })
}
