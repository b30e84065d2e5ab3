import { readFile } from 'node:fs/promises'
import { ROOT_ID } from '@sqos/contract'
import { sql } from 'kysely'
import type { Deps } from '../../src/platform/deps.ts'

const FILE = new URL('regions.tsv', import.meta.url)
/** Arbitrary id of an advisory lock. */
const REGIONS_LOCK = 4_100_007
/** Lines per statement: few round trips, and at most a megabyte each. */
const LINES_PER_INSERT = 15_000

/**
 * Inserts the regions of China when the table is empty, in new and in existing databases. Returns the number of
 * inserted regions.
 */
export async function seedRegions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const some = await db.selectFrom('regions').select('id').limit(1).executeTakeFirst()
  if (some) return 0
  const lines = (await readFile(FILE, 'utf8')).trimEnd().split('\n')
  return await db.transaction().execute(async (trx) => {
    // Several servers may start on one empty database: one fills it, the others wait and find it filled.
    await sql`select pg_advisory_xact_lock(${REGIONS_LOCK})`.execute(trx)
    const meanwhile = await trx.selectFrom('regions').select('id').limit(1).executeTakeFirst()
    if (meanwhile) return 0
    for (let start = 0; start < lines.length; start += LINES_PER_INSERT) {
      const batch = lines.slice(start, start + LINES_PER_INSERT).map((line) => line.split('\t'))
      const codes = batch.map(([code = '']) => code)
      const names = batch.map(([, name = '']) => name)
      // The code contains the parents of a region: 2, 4, 6 and 9 digits from province to street.
      await sql`
        insert into regions (id, parent_id, type, full_name, en_code, creator_time)
        select code,
          case length(code) when 2 then ${ROOT_ID} when 4 then left(code, 2) when 6 then left(code, 4) else left(code, 6) end,
          case length(code) when 2 then 1 when 4 then 2 when 6 then 3 else 4 end,
          name, code, ${now()}::timestamptz
        from unnest(${codes}::text[], ${names}::text[]) as line (code, name)`.execute(trx)
    }
    // Without statistics, the planner expects a small table.
    await sql`analyze regions`.execute(trx)
    return lines.length
  })
}
