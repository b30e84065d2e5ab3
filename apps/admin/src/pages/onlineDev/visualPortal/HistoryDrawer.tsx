import { type PortalRow, useListPortalRevisionsQuery, useRestorePortalRevisionMutation } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { RevisionDrawer } from '../../../parts/revisions/RevisionDrawer.tsx'
import { NAMESPACE } from './catalogue.ts'

interface HistoryDrawerProps {
  row: PortalRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a portal; restores the document of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useListPortalRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestorePortalRevisionMutation()
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
