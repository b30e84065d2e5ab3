import { Radio } from '@arco-design/web-react'
import { type FlowTaskDetail, useListFlowRecordsQuery } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { nameOf } from '../task-values.ts'
import { RecordFiles } from './RecordsTab.tsx'
import styles from './Tabs.module.css'

/** Ways to group: department, position. */
const GROUPS = [1, 3] as const

/** 审批汇总: opinions by department or position of the people. */
export function SummaryTab({ detail: { flowTaskInfo, page } }: { detail: FlowTaskDetail }) {
  const { t } = useText(NAMESPACE)
  const [category, setCategory] = useState<number>(GROUPS[0])
  const { data, isError, refetch } = useListFlowRecordsQuery({
    id: flowTaskInfo.id,
    category,
    type: page.summaryType,
  })
  return (
    <div className={styles.summary}>
      <Radio.Group
        type="button"
        value={category}
        onChange={setCategory}
        aria-label={t('summary.by')}
        options={GROUPS.map((group) => ({ value: group, label: t(`summary.group.${group}`) }))}
      />
      {!data && (isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {data?.length === 0 && <EmptyState title={t('records.none')} />}
      {data?.map(({ id, fullName, list }) => (
        <section key={id} className={styles.group}>
          <h2>{t('summary.of', { group: fullName || t('summary.noGroup') })}</h2>
          <ul>
            {list.map((line) => (
              <li key={line.id}>
                <p className={styles.recordHead}>
                  <strong>{nameOf(line.userName)}</strong>
                  <span className={styles.word} data-kind={line.handleStatus}>
                    {t(`record.${line.handleStatus}`)}
                  </span>
                  <time>{formatDate(line.handleTime)}</time>
                </p>
                {line.handleOpinion !== '' && <p className={styles.opinion}>{line.handleOpinion}</p>}
                <RecordFiles fileList={line.fileList} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
