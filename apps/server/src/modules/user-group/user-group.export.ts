import { PAGES, PERMISSION } from '@sqos/contract'
import { text } from '../../platform/text.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { UserGroupRepository } from './user-group.repository.ts'
import { UserGroupExportQuery } from './user-group.schema.ts'
import type { UserGroupColumns } from './user-group.service.ts'

interface UserGroupExportDeps {
  repository: UserGroupRepository
  columns: UserGroupColumns
  exportList: ListExports
}

/** Exports the list with the columns that its page shows. */
export const createUserGroupExport = ({ repository, columns, exportList }: UserGroupExportDeps) =>
  exportList({
    kind: 'userGroup.export',
    page: PERMISSION.userGroup.view,
    permission: PERMISSION.userGroup.download,
    title: 'pages:userGroup.page',
    query: UserGroupExportQuery,
    columns: exportedColumns(PAGES.userGroup),
    async open(query, { actor, language }) {
      const { searched } = await columns.withoutHiddenColumns(query, actor)
      const { currentPage = 1, pageSize = 20, keyword } = query
      const page = isAllPages(query) ? {} : { offset: (currentPage - 1) * pageSize, limit: pageSize }
      const rows = await repository.list({ ...page, keyword, searched })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return {
        ids: rows.map(({ id }) => id),
        read: (ids) =>
          Promise.resolve(
            ids.flatMap((id) => {
              const row = byId.get(id)
              return row
                ? [
                    {
                      ...row,
                      creatorTime: row.creatorTime.getTime(),
                      enabledMark: text(language, row.enabledMark === 1 ? 'userGroup.on' : 'userGroup.off'),
                    },
                  ]
                : []
            }),
          ),
      }
    },
  })

export type UserGroupExport = ReturnType<typeof createUserGroupExport>
