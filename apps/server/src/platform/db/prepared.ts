import { sql } from 'kysely'

const MARK = '/* prepared */ '

/** Number of texts that keep a plan; further ones are planned each time. */
const KEPT = 100

const names = new Map<string, string>()

/**
 * Begins a statement whose text is the same each time, such as one with arrays or JSON in place of rows: each connection of
 * PostgreSQL parses and plans it once. Other engines see a comment.
 */
export const prepared = sql.raw(MARK)

/** The name under which connections keep the plan of this text; undefined for statements without the mark. */
export function planName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  const name = `sqos_${names.size + 1}`
  names.set(text, name)
  return name
}
