import { Empty, Spin } from '@arco-design/web-react'
import { type FlowEngineRow, useListFlowVersionsQuery } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowEngine.module.css'

/** 版本: each save is a version; running tasks keep the version they began with. */
export function VersionsDrawer({ flow, onClose }: { flow: FlowEngineRow; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListFlowVersionsQuery({ id: flow.id })
  const versions = data?.list ?? []
  return (
    <SideDrawer open title={t('versions.title', { name: flow.fullName })} width={480} onClose={onClose}>
      <Spin loading={isFetching} className={styles.spin ?? ''}>
        <p className={styles.note}>{t('versions.note')}</p>
        <ol className={styles.versions} aria-label={t('versions.label')}>
          {versions.map(({ version, creatorTime, tasks }) => (
            <li key={version}>
              <strong>v{version}</strong>
              {version === flow.version && <span className={styles.now}>{t('versions.now')}</span>}
              <span className={styles.time}>{formatDate(creatorTime)}</span>
              <span className={styles.tasks}>{tasks > 0 && t('versions.tasks', { count: tasks })}</span>
            </li>
          ))}
        </ol>
        {!isFetching && versions.length === 0 && <Empty />}
      </Spin>
    </SideDrawer>
  )
}
