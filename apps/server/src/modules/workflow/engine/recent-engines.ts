import { sql } from 'kysely'
import type { EngineRow } from './engine.repository.ts'

/** Number of flows that a server keeps. */
const KEPT = 200

/**
 * Flows as this server last read them. Another server may have changed one since: whoever uses one compares it with `isStill` in the
 * statement that depends on it, and forgets it when it differs.
 */
export function createRecentEngines() {
  const rows = new Map<string, EngineRow>()
  return {
    get: (id: string) => rows.get(id),
    forget: (id: string) => void rows.delete(id),
    keep(row: EngineRow) {
      const [oldest] = rows.keys()
      if (rows.size >= KEPT && oldest !== undefined) rows.delete(oldest)
      rows.set(row.id, row)
    },
  }
}

/** Condition that everybody may still start this flow, in this version. Each save raises the version. */
export const isStillOpen = ({ id, version }: EngineRow) => sql<boolean>`exists (
  select from flow_engines
  where id = ${id} and version = ${version} and visible_type = 0 and enabled_mark = 1 and delete_mark is null)`
