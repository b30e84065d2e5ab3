/** The statements of a template: `[{ sql }]` as JSON text. An unreadable text is one empty statement. */
export function readStatements(sqlTemplate: string): string[] {
  try {
    const list: unknown = JSON.parse(sqlTemplate || '[]')
    return Array.isArray(list) ? list.map(sqlOf) : []
  } catch {
    return []
  }
}

const sqlOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'sql' in one && typeof one.sql === 'string' ? one.sql : ''

/** The JSON text of statements. */
export const writeStatements = (statements: readonly string[]): string =>
  JSON.stringify(statements.map((sql) => ({ sql })))
