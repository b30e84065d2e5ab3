import { type DatasetRow, useListDatasetUsesQuery } from '@sqos/api-client/dataset'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

interface UsesDrawerProps {
  row: DatasetRow
  open: boolean
  onClose: () => void
}

/** 使用情况: the portals and reports that use a dataset. */
export function UsesDrawer({ row, open, onClose }: UsesDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListDatasetUsesQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  return (
    <SideDrawer open={open} title={t('uses.title', { name: row.fullName })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.list.length === 0 && <EmptyState title={t('uses.none')} hint={t('uses.noneHint')} />}
      {data && data.list.length > 0 && (
        <>
          <p>{t('uses.help')}</p>
          <ul>
            {data.list.map(({ kind, id, fullName }) => (
              <li key={`${kind} ${id}`}>{t(`uses.${kind}`, { name: fullName })}</li>
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  )
}
