import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Cells } from './cells.ts'
import type { Outcome, Problems, UserImportsTable } from './import.tables.ts'

/** The result of checking one line. */
export interface Finding {
  rowNumber: number
  outcome: Outcome
  problems: Problems | null
  userId: string | null
}

/** SQL of user imports. */
export function createImportRepository(db: Db | Trx) {
  const rows = (importId: string) => db.selectFrom('userImportRows').where('importId', '=', importId)

  return {
    insert: (row: Pick<UserImportsTable, 'id' | 'ownerId' | 'fileName' | 'status' | 'jobId' | 'createdAt'>) =>
      db.insertInto('userImports').values(row).execute(),
    find: (id: string) => db.selectFrom('userImports').selectAll().where('id', '=', id).executeTakeFirst(),
    update: (id: string, values: Updateable<UserImportsTable>) =>
      db.updateTable('userImports').set(values).where('id', '=', id).execute(),
    /** Changes the state if it is one of `from`; false when another process changed it first. */
    async advance(id: string, { from, to }: { from: UserImportsTable['status'][]; to: UserImportsTable['status'] }) {
      const { numUpdatedRows } = await db
        .updateTable('userImports')
        .set({ status: to })
        .where('id', '=', id)
        .where('status', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    listOf: (ownerId: string) =>
      db
        .selectFrom('userImports')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt', 'desc')
        .limit(20)
        .execute(),
    dropBefore: (moment: Date) => db.deleteFrom('userImports').where('createdAt', '<', moment).execute(),

    async addRows(importId: string, lines: readonly { rowNumber: number; cells: Cells }[]) {
      if (lines.length === 0) return
      await sql`
        insert into user_import_rows (import_id, row_number, cells)
        select ${importId}, f."rowNumber", f.cells
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as f ("rowNumber" integer, cells jsonb)`.execute(db)
    },
    countRows: async (importId: string) => {
      const { total } = await rows(importId)
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    async countOutcomes(importId: string): Promise<Record<Outcome, number>> {
      const counts = { unchecked: 0, new: 0, changed: 0, same: 0, faulty: 0 }
      const found = await rows(importId)
        .select(['outcome', (select) => select.fn.countAll().as('total')])
        .groupBy('outcome')
        .execute()
      for (const { outcome, total } of found) counts[outcome] = Number(total)
      return counts
    },
    findRow: (importId: string, rowNumber: number) =>
      rows(importId).selectAll().where('rowNumber', '=', rowNumber).executeTakeFirst(),
    pageRows: (importId: string, page: { outcome?: Outcome | undefined; limit: number; offset: number }) =>
      rows(importId)
        .selectAll()
        .$if(page.outcome !== undefined, (query) => query.where('outcome', '=', page.outcome ?? 'faulty'))
        .orderBy('rowNumber')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),
    rowsAfter: (importId: string, { after, limit }: { after: number; limit: number }) =>
      rows(importId).selectAll().where('rowNumber', '>', after).orderBy('rowNumber').limit(limit).execute(),
    faultyAfter: (importId: string, { after, limit }: { after: number; limit: number }) =>
      rows(importId)
        .selectAll()
        .where('outcome', '=', 'faulty')
        .where('rowNumber', '>', after)
        .orderBy('rowNumber')
        .limit(limit)
        .execute(),
    toWrite: (importId: string, limit: number) =>
      rows(importId)
        .selectAll()
        .where('outcome', 'in', ['new', 'changed'])
        .where('written', '=', false)
        .orderBy('rowNumber')
        .limit(limit)
        .execute(),
    toUndo: (importId: string, { before, limit }: { before: number; limit: number }) =>
      rows(importId)
        .selectAll()
        .where('written', '=', true)
        .where('rowNumber', '<', before)
        .orderBy('rowNumber', 'desc')
        .limit(limit)
        .execute(),
    rowsOfAccounts: (importId: string, accounts: readonly string[]) =>
      rows(importId)
        .selectAll()
        .where(sql<boolean>`lower(cells ->> 'account') = any(${accounts.map((one) => one.toLowerCase())}::text[])`)
        .limit(1000)
        .execute(),
    saveCells: (importId: string, { rowNumber, cells }: { rowNumber: number; cells: Cells }) =>
      db
        .updateTable('userImportRows')
        .set({ cells: JSON.stringify(cells) })
        .where('importId', '=', importId)
        .where('rowNumber', '=', rowNumber)
        .execute(),
    removeRow: (importId: string, rowNumber: number) =>
      db.deleteFrom('userImportRows').where('importId', '=', importId).where('rowNumber', '=', rowNumber).execute(),

    async saveFindings(importId: string, findings: readonly Finding[]) {
      if (findings.length === 0) return
      await sql`
        update user_import_rows r set outcome = f.outcome, problems = f.problems, user_id = f."userId"
        from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
          as f ("rowNumber" integer, outcome text, problems jsonb, "userId" text)
        where r.import_id = ${importId} and r.row_number = f."rowNumber" and not r.written`.execute(db)
    },
    async saveWritten(importId: string, written: readonly { rowNumber: number; userId: string; before: unknown }[]) {
      await sql`
        update user_import_rows r set written = true, user_id = f."userId", before = f.before
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as f ("rowNumber" integer, "userId" text, before jsonb)
        where r.import_id = ${importId} and r.row_number = f."rowNumber"`.execute(db)
    },
    saveUndone: (importId: string, rowNumbers: readonly number[]) =>
      db
        .updateTable('userImportRows')
        .set({ written: false })
        .where('importId', '=', importId)
        .where(sql<boolean>`row_number = any(${rowNumbers}::integer[])`)
        .execute(),

    /** Values that occur more than once in the list, in lower case. */
    async readRepeated(importId: string, name: 'account' | 'mobilePhone'): Promise<ReadonlyMap<string, number>> {
      const { rows: found } = await sql<{ value: string; first: number }>`
        select lower(cells ->> ${name}) as value, min(row_number) as first from user_import_rows
        where import_id = ${importId} and cells ->> ${name} <> '' group by 1 having count(*) > 1`.execute(db)
      return new Map(found.map(({ value, first }) => [value, first]))
    },
    /** The accounts among these that the list itself contains, in lower case. */
    async readBrought(importId: string, accounts: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows: found } = await sql<{ value: string }>`
        select distinct lower(cells ->> 'account') as value from user_import_rows
        where import_id = ${importId} and outcome <> 'faulty'
          and lower(cells ->> 'account') = any(${accounts.map((one) => one.toLowerCase())}::text[])`.execute(db)
      return new Set(found.map(({ value }) => value))
    },
    /** Managers from the same list are resolved after all users are written. */
    linkManagers: (importId: string) =>
      sql`
        with added as materialized (
          select user_id, lower(coalesce(nullif(split_part(cells ->> 'managerId', '/', 2), ''), cells ->> 'managerId'))
            as manager
          from user_import_rows where import_id = ${importId} and written
        )
        update users u set manager_id = m.id
        from added r join users m on lower(m.account) = r.manager and m.delete_mark is null
        where r.manager <> '' and r.user_id = u.id and u.manager_id is null and m.id <> u.id
          and m.id in (select user_id from added)`.execute(db),
    /** Updates the planner statistics after a large insert: the embedded database has no autovacuum. */
    analyze: () => sql`analyze users, user_relations, user_import_rows`.execute(db),
  }
}

export type ImportRepository = ReturnType<typeof createImportRepository>
export type ImportRow = NonNullable<Awaited<ReturnType<ImportRepository['findRow']>>>
