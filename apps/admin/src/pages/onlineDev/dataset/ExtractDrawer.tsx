import { Alert, Button } from '@arco-design/web-react'
import { IconRefresh } from '@arco-design/web-react/icon'
import {
  type DatasetExtracts,
  type DatasetRow,
  useGetDatasetExtractsQuery,
  useRefreshDatasetExtractsMutation,
} from '@sqos/api-client/dataset'
import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './DatasetPage.module.css'

/** Milliseconds between two looks at a drawer that is open. */
const POLL = 5000

interface ExtractDrawerProps {
  row: DatasetRow
  open: boolean
  mayRefresh: boolean
  onClose: () => void
}

/** 定时抽取: when the extracts of a dataset were made, for whom, and why they could not be made again. */
export function ExtractDrawer({ row, open, mayRefresh, onClose }: ExtractDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useGetDatasetExtractsQuery(
    { id: row.id },
    { refetchOnMountOrArgChange: true, ...(open && { pollingInterval: POLL }) },
  )
  const [refresh, { isLoading }] = useRefreshDatasetExtractsMutation()
  return (
    <SideDrawer open={open} title={t('extract.title', { name: row.fullName })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data && (
        <div className={styles.extracts}>
          <div className={styles.bar}>
            <p>
              {t('extract.next')} {formatDate(data.nextTime)}
              {data.finishedTime !== null && (
                <>
                  {' · '}
                  {t('extract.last')} <TimeText ms={data.finishedTime} />
                </>
              )}
            </p>
            {mayRefresh && (
              <Button
                size="small"
                icon={<IconRefresh />}
                loading={isLoading}
                onClick={() => void refresh({ id: row.id })}
              >
                {t('extract.refresh')}
              </Button>
            )}
          </div>
          {data.problem && <Alert type="error" content={t('extract.problem', { reason: data.problem })} />}
          <p>{t('extract.help')}</p>
          {data.list.length === 0 && <EmptyState title={t('extract.nothing')} />}
          <ul className={styles.answers}>
            {data.list.map((one) => (
              <Answer key={one.id} one={one} />
            ))}
          </ul>
        </div>
      )}
    </SideDrawer>
  )
}

function Answer({ one }: { one: DatasetExtracts['list'][number] }) {
  const { t } = useText(NAMESPACE)
  return (
    <li>
      <strong>
        {one.madeTime === null ? (
          t('extract.waiting')
        ) : (
          <>
            <TimeText ms={one.madeTime} /> · {t('extract.rows', { count: one.rowCount })}
          </>
        )}
      </strong>
      <span>
        {t('extract.askedBy', { name: one.userName })} <TimeText ms={one.askedTime} />
      </span>
      {one.problem && <span className={styles.problem}>{one.problem}</span>}
    </li>
  )
}
