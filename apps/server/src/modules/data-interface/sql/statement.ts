import { SqlProblem, tokenize, type Token } from './tokens.ts'

/** Keywords of statements that do more than read. */
const FORBIDDEN = new Set(
  `alter analyze begin call checkpoint cluster comment commit copy create deallocate declare delete discard do drop execute explain
  fetch grant import insert into listen load lock merge move notify prepare reassign refresh reindex release reset revoke rollback
  savepoint security set start truncate unlisten update vacuum tablesample`.split(/\s+/),
)

/** Functions that read nothing but their arguments. Other functions are refused. */
const FUNCTIONS = new Set(
  `abs age array_agg array_length array_to_string avg bool_and bool_or btrim cardinality ceil ceiling char_length coalesce concat
  concat_ws count cume_dist date_part date_trunc dense_rank every extract first_value floor format generate_series greatest initcap
  json_agg json_array_elements json_array_length json_build_array json_build_object json_object_agg jsonb_agg jsonb_array_elements
  jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path
  jsonb_extract_path_text jsonb_object_agg lag last_value lead least left length ln log lower ltrim make_date max md5 min mod now
  nth_value ntile nullif overlay percent_rank percentile_cont percentile_disc position power rank regexp_matches regexp_replace
  replace right round row_number row_to_json rtrim sign split_part sqrt stddev string_agg string_to_array strpos substr substring sum
  to_char to_date to_json to_jsonb to_number to_timestamp translate trim trunc unnest upper variance width_bucket`.split(
    /\s+/,
  ),
)

/** Whether a function reads nothing but its arguments. */
export const isHarmless = (name: string) => FUNCTIONS.has(name)

/** Keywords that a parenthesis may follow although they are no functions. */
const BEFORE_PARENTHESIS = new Set(
  `all and any array as between by case cast cube current date distinct double else end except exists false filter float8 following
  from group grouping having ilike in int intersect interval is isnull join lateral like limit materialized not notnull null numeric
  decimal varchar char timestamp timestamptz time offset on only or order over partition preceding range recursive rollup row rows select sets similar
  some then true unbounded union using values when where window with within`.split(/\s+/),
)

/** A piece of an accepted statement: SQL, a parameter name or an id of the caller. */
export type Piece =
  | { sql: string }
  | { parameter: string }
  | { caller: 'user' | 'organize' | 'department' | 'position' }

/**
 * Parses a select statement. Throws SqlProblem for several statements, for statements that do more than read, and for
 * functions that are not known to be harmless. The database determines the tables that it reads.
 */
export function readStatement(source: string): Piece[] {
  const tokens = withoutEnd(tokenize(source))
  const solid = tokens.filter(({ kind }) => kind !== 'space')
  const first = solid[0]?.text.toLowerCase()
  if (first === undefined) throw new SqlProblem('dataInterface.sqlEmpty')
  if (first !== 'select' && first !== 'with') throw new SqlProblem('dataInterface.sqlSelect')
  solid.forEach((token, index) => checkToken(token, { before: solid[index - 1], after: solid[index + 1] }))
  return mergePieces(tokens.flatMap(piecesOf))
}

/** Whether the statement is recursive: its cost cannot be estimated. */
export const isRecursive = (pieces: readonly Piece[]) =>
  pieces.some((piece) => 'sql' in piece && /\brecursive\b/i.test(piece.sql))

function withoutEnd(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(({ kind, text }) => kind !== 'space' && text !== ';')
  const kept = tokens.slice(0, last + 1)
  if (kept.some(({ text }) => text === ';')) throw new SqlProblem('dataInterface.sqlOne')
  return kept
}

function checkToken({ kind, text }: Token, { before, after }: { before: Token | undefined; after: Token | undefined }) {
  if (kind !== 'word' && kind !== 'quoted') return
  const name = kind === 'quoted' ? text.slice(1, -1) : text.toLowerCase()
  // A column may have any name; a word after a dot is a column.
  if (kind === 'word' && FORBIDDEN.has(name) && before?.text !== '.')
    throw new SqlProblem('dataInterface.sqlForbidden', { word: text.toUpperCase() })
  if (after?.text !== '(') return
  if (kind === 'word' && BEFORE_PARENTHESIS.has(name) && before?.text !== '.') return
  // `with name (columns)` and `… as name (columns)`
  if (before?.kind === 'word' && ['as', 'with', 'recursive'].includes(before.text.toLowerCase())) return
  if (!isHarmless(name) || before?.text === '.') throw new SqlProblem('dataInterface.sqlFunction', { name: text })
}

/** `'%{name}%'` is a text that contains the value, not a text with braces. */
function piecesOf({ kind, text }: Token): Piece[] {
  if (kind === 'parameter') return [{ parameter: text.slice(1, -1) }]
  if (kind === 'caller') {
    const name = text.slice(1).toLowerCase()
    if (name === 'user' || name === 'organize' || name === 'department' || name === 'position')
      return [{ caller: name }]
  }
  if (kind !== 'string' || !/\{[A-Za-z_]\w*\}/.test(text)) return [{ sql: text }]
  const parts = text.slice(1, -1).split(/(\{[A-Za-z_]\w*\})/)
  const pieces = parts.flatMap((part): Piece[] => {
    if (part === '') return []
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
    return parameter === undefined ? [{ sql: `'${part}'` }] : [{ sql: 'cast(' }, { parameter }, { sql: ' as text)' }]
  })
  const isSecond = (index: number) => index > 0 && startsValue(pieces, index)
  return [
    { sql: '(' },
    ...pieces.flatMap((piece, index) => (isSecond(index) ? [{ sql: ' || ' }, piece] : [piece])),
    { sql: ')' },
  ]
}

/** Whether another value starts at this piece: a text, or the cast of a parameter. */
function startsValue(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  return piece !== undefined && 'sql' in piece && (piece.sql === 'cast(' || piece.sql.startsWith("'"))
}

function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last && 'sql' in last && 'sql' in piece) merged[merged.length - 1] = { sql: last.sql + piece.sql }
    else merged.push(piece)
  }
  return merged
}
