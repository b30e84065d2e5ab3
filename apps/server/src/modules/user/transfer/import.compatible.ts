import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { openPeople } from '../user.checks.ts'
import { initialPassword } from '../user.writer.ts'
import { CELLS, headingOf, toCells } from './cells.ts'
import { reasonOf } from './export.service.ts'
import { findingOf, planRows } from './import.check.ts'
import { createImportRepository } from './import.repository.ts'
import type { ImportDataBody } from './import.schema.ts'
import type { UserImports } from './import.service.ts'

/** Number of rows that older clients show at once. */
const SHOWN = 1000

/** The import routes of older clients: a preview of all rows, and a call that writes all rows at once. */
export function createCompatibleImport({ db, imports }: { db: Db; imports: UserImports }) {
  async function preview(id: string, { actor, language }: { actor: Actor; language: Language }) {
    await imports.own(id, actor)
    const rows = await imports.imports.rowsAfter(id, { after: -1, limit: SHOWN })
    const filled = (cells: Record<string, string | undefined>) =>
      Object.fromEntries(CELLS.map((name) => [name, cells[name] ?? '']))
    const headings = CELLS.map((name) => ({ id: name, fullName: headingOf(language, name) }))
    return { dataRow: rows.map(({ cells }) => filled(cells)), headerRow: headings }
  }

  async function importData({ list }: ImportDataBody, { actor, language }: { actor: Actor; language: Language }) {
    const id = await imports.open({ fileName: 'ImportData', actor })
    const lines = list.map((row, at) => ({ rowNumber: at + 1, cells: toCells(row) }))
    await imports.imports.addRows(id, lines)
    await imports.imports.update(id, { total: lines.length })
    const { passwordHash } = await initialPassword(db)
    const plans = await db.transaction().execute(async (trx) => {
      await openPeople(trx, actor)
      const here = createImportRepository(trx)
      const context = { ...(await imports.contextOf(trx, { id, actor })), addsOnly: true }
      const made = await planRows(trx, lines, context)
      await here.saveFindings(id, made.map(findingOf))
      await here.saveWritten(id, await imports.writer.write(trx, { plans: made, actor, passwordHash }))
      await here.linkManagers(id)
      return made
    })
    const failed = plans.filter(({ outcome }) => outcome === 'faulty')
    const imported = plans.length - failed.length
    await imports.imports.update(id, { status: 'imported', imported, finishedAt: new Date() })
    const cellsOf = new Map(lines.map(({ rowNumber, cells }) => [rowNumber, cells]))
    return {
      snum: imported,
      fnum: failed.length,
      resultType: failed.length > 0 ? 1 : 0,
      failResult: failed.map(({ rowNumber, problems }) => ({
        ...cellsOf.get(rowNumber),
        errorsInfo: reasonOf(problems ?? {}, language),
      })),
    }
  }

  return { preview, importData }
}

export type CompatibleImport = ReturnType<typeof createCompatibleImport>
