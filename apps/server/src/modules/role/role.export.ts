import { PAGES, PERMISSION } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { text } from '../../platform/text.ts'
import type { PageRows } from '../authority/index.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { RoleLookup } from './role.lookup.ts'
import { createRoleRepository } from './role.repository.ts'
import { RoleExportQuery } from './role.schema.ts'

interface RoleExportDeps {
  db: Db
  rows: PageRows
  lookup: RoleLookup
  exportList: ListExports
}

/** Exports roles as the list shows them. */
export function createRoleExport({ db, rows: pageRows, lookup, exportList }: RoleExportDeps) {
  const repository = createRoleRepository(db)

  return exportList({
    kind: 'role.export',
    page: PERMISSION.role.view,
    permission: PERMISSION.role.download,
    title: 'role.export.title',
    query: RoleExportQuery,
    columns: exportedColumns(PAGES.role),
    async open(query, { actor, language }) {
      const asked = await pageRows.withoutHiddenColumns(query, actor)
      const filter = { ...asked, visible: await pageRows.conditionFor(actor) }
      const ids = isAllPages(query)
        ? await repository.listIds(filter)
        : (await repository.page(filter)).map(({ id }) => id)
      return {
        ids,
        read: async (piece) =>
          (await lookup.describe(await repository.listByIds(piece), language)).map(
            ({ creatorTime, enabledMark, ...row }) => ({
              ...row,
              creatorTime: new Date(creatorTime),
              enabledMark: text(language, enabledMark === 1 ? 'role.state.on' : 'role.state.off'),
            }),
          ),
      }
    },
  })
}

export type RoleExport = ReturnType<typeof createRoleExport>
