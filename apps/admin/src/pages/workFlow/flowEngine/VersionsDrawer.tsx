import { Button, Empty, Spin } from '@arco-design/web-react'
import { type FlowEngineRow, useListFlowVersionsQuery } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowEngine.module.css'

const CompareDialog = lazy(async () => ({ default: (await import('./compare/CompareDialog.tsx')).CompareDialog }))

/** 版本: each save is a version; running tasks keep the version they began with. */
export function VersionsDrawer({ flow, onClose }: { flow: FlowEngineRow; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListFlowVersionsQuery({ id: flow.id })
  const versions = data?.list ?? []
  const [compared, setCompared] = useState<string>()
  return (
    <SideDrawer open title={t('versions.title', { name: flow.fullName })} width={480} onClose={onClose}>
      <Spin loading={isFetching} className={styles.spin ?? ''}>
        <p className={styles.note}>{t('versions.note')}</p>
        <ol className={styles.versions} aria-label={t('versions.label')}>
          {versions.map(({ version, creatorTime, tasks }, index) => (
            <li key={version}>
              <strong>v{version}</strong>
              {version === flow.version && <span className={styles.now}>{t('versions.now')}</span>}
              <span className={styles.time}>{formatDate(creatorTime)}</span>
              <span className={styles.tasks}>
                {tasks > 0 && t('versions.tasks', { count: tasks })}
                {index < versions.length - 1 && (
                  <Button
                    size="mini"
                    type="text"
                    aria-label={t('compare.open', { version })}
                    onClick={() => setCompared(version)}
                  >
                    {t('compare.button')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {!isFetching && versions.length === 0 && <Empty />}
      </Spin>
      <Suspense>
        {compared !== undefined && (
          <CompareDialog
            flow={flow}
            versions={versions.map(({ version }) => version)}
            newer={compared}
            onClose={() => setCompared(undefined)}
          />
        )}
      </Suspense>
    </SideDrawer>
  )
}
