import {
  type PrintTemplateRow,
  useListPrintRevisionsQuery,
  useRestorePrintRevisionMutation,
} from '@sqos/api-client/print'
import { useText } from '@sqos/i18n/react'
import { RevisionDrawer } from '../../../parts/revisions/RevisionDrawer.tsx'
import { NAMESPACE } from './catalogue.ts'

interface HistoryDrawerProps {
  row: PrintTemplateRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a template; restores the body and the paper of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useListPrintRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestorePrintRevisionMutation()
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
