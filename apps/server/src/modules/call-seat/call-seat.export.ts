import { PAGES, PERMISSION } from '@sqos/contract'
import { text } from '../../platform/text.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { CallSeatRepository } from './call-seat.repository.ts'
import { CallSeatExportQuery } from './call-seat.schema.ts'
import type { CallSeatColumns } from './call-seat.service.ts'

interface CallSeatExportDeps {
  repository: CallSeatRepository
  columns: CallSeatColumns
  exportList: ListExports
}

/** Exports the list as its page shows it. */
export const createCallSeatExport = ({ repository, columns, exportList }: CallSeatExportDeps) =>
  exportList({
    kind: 'callSeat.export',
    page: PERMISSION.callSeat.view,
    permission: PERMISSION.callSeat.download,
    title: 'pages:callSeat.page',
    query: CallSeatExportQuery,
    columns: exportedColumns(PAGES.callSeat),
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
                ? [{ ...row, enabledMark: text(language, row.enabledMark === 1 ? 'callSeat.on' : 'callSeat.off') }]
                : []
            }),
          ),
      }
    },
  })

export type CallSeatExport = ReturnType<typeof createCallSeatExport>
