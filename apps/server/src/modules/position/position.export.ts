import { PAGES, PERMISSION } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { text } from '../../platform/text.ts'
import type { PageRows } from '../authority/index.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { PositionLookup } from './position.lookup.ts'
import { createPositionRepository } from './position.repository.ts'
import { PositionExportQuery } from './position.schema.ts'

interface PositionExportDeps {
  db: Db
  rows: PageRows
  lookup: PositionLookup
  exportList: ListExports
}

/** Exports positions as the list shows them. */
export function createPositionExport({ db, rows: pageRows, lookup, exportList }: PositionExportDeps) {
  const repository = createPositionRepository(db)

  return exportList({
    kind: 'position.export',
    page: PERMISSION.position.view,
    permission: PERMISSION.position.download,
    title: 'position.export.title',
    query: PositionExportQuery,
    columns: exportedColumns(PAGES.position),
    async open(query, { actor, language }) {
      const asked = await pageRows.withoutHiddenColumns(query, actor)
      const filter = { ...asked, visible: await pageRows.conditionFor(actor) }
      const ids = isAllPages(query)
        ? await repository.listIds(filter)
        : (await repository.page(filter)).map(({ id }) => id)
      return {
        ids,
        read: async (piece) =>
          (await lookup.describe(await repository.listByIds(piece))).map(({ creatorTime, enabledMark, ...row }) => ({
            ...row,
            creatorTime: new Date(creatorTime),
            enabledMark: text(language, enabledMark === 1 ? 'position.state.on' : 'position.state.off'),
          })),
      }
    },
  })
}

export type PositionExport = ReturnType<typeof createPositionExport>
