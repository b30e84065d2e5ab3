import { SideDrawer } from '@sqos/ui-kit/list'
import { Button, Empty, Spin } from '@arco-design/web-react'
import type { ModelRevision } from '@sqos/api-client/model'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { DifferenceTable } from '../../../parts/revisions/DifferenceTable.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './History.module.css'
import type { HistoryState } from './use-history.ts'

/** 历史版本: the revisions of a model with their differences; restores one. */
export function HistoryDrawer({ history }: { history: HistoryState }) {
  const { t } = useText(NAMESPACE)
  const list = history.revisions.data?.list ?? []
  return (
    <SideDrawer
      open={history.isOpen}
      title={t('history.title', { name: history.model?.fullName ?? '' })}
      width={720}
      onClose={history.close}
    >
      <Spin loading={history.revisions.isFetching} className={styles.spin ?? ''}>
        <ol className={styles.list} aria-label={t('history.list')}>
          {list.map((revision, index) => (
            <li key={revision.id} className={styles.entry} data-chosen={revision.id === history.chosen}>
              <Entry revision={revision} isNow={index === 0} isFirst={index === list.length - 1} history={history} />
              {revision.id === history.chosen && <Differences history={history} />}
            </li>
          ))}
        </ol>
        {list.length === 0 && <Empty />}
      </Spin>
    </SideDrawer>
  )
}

interface EntryProps {
  revision: ModelRevision
  isNow: boolean
  isFirst: boolean
  history: HistoryState
}

function Entry({ revision, isNow, isFirst, history }: EntryProps) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const time = formatDate(revision.createdAt)
  const what = revision.summary.map((name) => t(`part.${name}`)).join('、')
  const isChosen = history.chosen === revision.id
  return (
    <div className={styles.head}>
      <div>
        <div className={styles.time}>
          {time}
          {isNow && <span className={styles.now}>{t('history.now')}</span>}
        </div>
        <div className={styles.what}>
          {revision.user} · {isFirst ? t('history.created') : what || t('history.nothing')}
        </div>
      </div>
      {!isNow && (
        <div className={styles.actions}>
          <Button
            size="small"
            aria-expanded={isChosen}
            aria-label={t('history.compareAt', { time })}
            onClick={() => history.choose(isChosen ? undefined : revision.id)}
          >
            {t('history.compare')}
          </Button>
          {may('btn_edit') && (
            <Button
              size="small"
              type="primary"
              loading={history.restoring}
              aria-label={t('history.restoreAt', { time })}
              onClick={() => void history.restore(revision)}
            >
              {t('history.restore')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Differences({ history }: { history: HistoryState }) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = history.comparison
  if (isFetching || !data) return <Spin />
  if (data.list.length === 0) return <p className={styles.what}>{t('history.same')}</p>
  return (
    <DifferenceTable
      list={data.list}
      texts={{
        label: t('history.differences'),
        place: t('history.path'),
        before: t('history.then'),
        after: t('history.today'),
        none: t('history.empty'),
      }}
    />
  )
}
