import { useGetFlowDetailQuery } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useId } from 'react'
import { WithTexts } from '../../../../parts/texts/WithTexts.tsx'
import { catalogues, NAMESPACE } from '../catalogue.ts'
import { FlowTab } from '../tabs/FlowTab.tsx'
import { RecordsTab } from '../tabs/RecordsTab.tsx'
import styles from './RecordFlow.module.css'

interface RecordFlowProps {
  taskId: string
  /** State of the request: 0 for a draft, which has no way yet. */
  state: number
  /** Whether the user may open the request. */
  mayOpen: boolean
}

const DRAFT = 0

/** The section 流程 of a record: the picture of its request, and what happened. */
export function RecordFlow(props: RecordFlowProps) {
  return props.state === DRAFT ? null : (
    <WithTexts catalogues={catalogues}>
      <Section {...props} />
    </WithTexts>
  )
}

function Section({ taskId, mayOpen }: RecordFlowProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const { data, isError, refetch } = useGetFlowDetailQuery(
    { id: taskId },
    { skip: !mayOpen, refetchOnMountOrArgChange: true },
  )
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('recordPage.title')}
      </h2>
      {!mayOpen && <p className={styles.hint}>{t('recordPage.notInvolved')}</p>}
      {mayOpen && isError && <FailedState onRetry={() => void refetch()} />}
      {mayOpen && !data && !isError && <Skeleton lines={4} />}
      {data && (
        <>
          <FlowTab detail={data} />
          <RecordsTab detail={data} />
        </>
      )}
    </section>
  )
}
