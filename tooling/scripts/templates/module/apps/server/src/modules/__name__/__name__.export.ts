import { PAGES, PERMISSION } from '@sqos/contract'
import { text } from '../../platform/text.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { __Name__Repository } from './__name__.repository.ts'
import { __Name__ExportQuery } from './__name__.schema.ts'
import type { __Name__Columns } from './__name__.service.ts'

interface __Name__ExportDeps {
  repository: __Name__Repository
  columns: __Name__Columns
  exportList: ListExports
}

/** Exports the list as its page shows it. */
export const create__Name__Export = ({ repository, columns, exportList }: __Name__ExportDeps) =>
  exportList({
    kind: '__camel__.export',
    page: PERMISSION.__camel__.view,
    permission: PERMISSION.__camel__.download,
    title: 'pages:__camel__.page',
    query: __Name__ExportQuery,
    columns: exportedColumns(PAGES.__camel__),
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
                ? [{ ...row, enabledMark: text(language, row.enabledMark === 1 ? '__camel__.on' : '__camel__.off') }]
                : []
            }),
          ),
      }
    },
  })

export type __Name__Export = ReturnType<typeof create__Name__Export>
