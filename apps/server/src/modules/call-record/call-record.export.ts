import { formatCallDuration, PAGES, PERMISSION, type Language } from '@sqos/contract'
import { text } from '../../platform/text.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import type { CallRecordRepository } from './call-record.repository.ts'
import { CallRecordExportQuery, type CallRecordRow } from './call-record.schema.ts'
import type { CallRecordService } from './call-record.service.ts'

interface CallRecordExportDeps {
  repository: CallRecordRepository
  service: CallRecordService
  exportList: ListExports
}

/** Exports the list as its page shows it. */
export const createCallRecordExport = ({ repository, service, exportList }: CallRecordExportDeps) =>
  exportList({
    kind: 'callRecord.export',
    page: PERMISSION.callRecord.view,
    permission: PERMISSION.callRecord.download,
    title: 'pages:callRecord.page',
    query: CallRecordExportQuery,
    columns: exportedColumns(PAGES.callRecord),
    async open(query, { actor, language }) {
      const { currentPage = 1, pageSize = 20, sort = 'desc' } = query
      const filter = await service.filterOf(query, actor)
      return {
        ids: isAllPages(query)
          ? await repository.allIds(filter, sort)
          : await repository.pageIds(filter, { currentPage, pageSize, sort }),
        read: async (ids) => (await service.read(ids, actor)).map((row) => cellsOf(row, language)),
      }
    },
  })

export type CallRecordExport = ReturnType<typeof createCallRecordExport>

const cellsOf = (row: CallRecordRow, language: Language) => ({
  ...row,
  startedAt: dateOf(row.startedAt),
  answeredAt: dateOf(row.answeredAt),
  endedAt: dateOf(row.endedAt),
  direction: row.direction === '' ? '' : text(language, `callRecord.direction.${row.direction}`),
  result: text(language, `callRecord.result.${row.result === '' ? 'open' : row.result}`),
  duration: formatCallDuration(row.duration),
})

const dateOf = (time: number | null) => (time === null ? null : new Date(time))
