import { type ReportRow, useListReportRevisionsQuery, useRestoreReportRevisionMutation } from '@sqos/api-client/report'
import { useText } from '@sqos/i18n/react'
import { RevisionDrawer } from '../../../parts/revisions/RevisionDrawer.tsx'
import { NAMESPACE } from './catalogue.ts'

interface HistoryDrawerProps {
  row: ReportRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a report; restores the document of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useListReportRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreReportRevisionMutation()
  return (
    <RevisionDrawer
      name={row.fullName}
      open={open}
      onClose={onClose}
      query={query}
      ask={(time) => t('history.ask', { time })}
      restore={(revisionId) => restore({ id: row.id, revisionId })}
    />
  )
}
