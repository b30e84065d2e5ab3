import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { FlowPicture } from '@sqos/workflow-designer/picture'
import { findNode, parseFlow, titleOf } from '@sqos/workflow-model'
import { useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { durationText } from '../duration.ts'
import { Deadline } from '../../parts/TaskTags.tsx'
import { nameOf, namesOf, peopleOf } from '../task-values.ts'
import { ConditionFacts } from './ConditionFacts.tsx'
import { nodeStates } from './node-states.ts'
import { LOOPED } from './records.ts'
import styles from './Tabs.module.css'

/** 流程信息: the picture with the state of each node, and who decided when, after how long and why at the chosen node. */
export function FlowTab({ detail }: { detail: FlowTaskDetail }) {
  const { t } = useText(NAMESPACE)
  const { flowTaskInfo, flowTaskNodeList } = detail
  const states = useMemo(() => nodeStates(detail, t('comma')), [detail, t])
  const [chosen, setChosen] = useState<string>()
  const present = flowTaskNodeList.find(({ type }) => type === '1') ?? flowTaskNodeList[0]
  const selected = chosen ?? present?.nodeCode
  if (!flowTaskInfo.flowTemplateJson) return <EmptyState title={t('flow.none')} />
  return (
    <div className={styles.flow}>
      <div className={styles.picture}>
        <FlowPicture flow={flowTaskInfo.flowTemplateJson} states={states} selected={selected} onSelect={setChosen} />
      </div>
      <NodeFacts detail={detail} nodeCode={selected} />
    </div>
  )
}

function NodeFacts({ detail, nodeCode }: { detail: FlowTaskDetail; nodeCode: string | undefined }) {
  const { t } = useText(NAMESPACE)
  const { flowTaskNodeList, flowTaskOperatorList, flowTaskOperatorRecordList, flowTaskInfo } = detail
  const [now] = useState(() => Date.now())
  const node = flowTaskNodeList.find((one) => one.nodeCode === nodeCode)
  const root = useMemo(() => parseFlow(flowTaskInfo.flowTemplateJson).root, [flowTaskInfo.flowTemplateJson])
  const designed = nodeCode === undefined ? undefined : findNode(root, nodeCode)
  const operators = flowTaskOperatorList.filter((one) => one.nodeCode === nodeCode)
  const rounds = flowTaskOperatorRecordList.filter(
    (record) => record.nodeCode === nodeCode && record.handleStatus === LOOPED,
  )
  if (designed?.type === 'condition') {
    return (
      <section className={styles.facts} aria-live="polite" aria-label={t('flow.node')}>
        <h2>{titleOf(designed)}</h2>
        <ConditionFacts node={designed} detail={detail} />
      </section>
    )
  }
  return (
    <section className={styles.facts} aria-live="polite" aria-label={t('flow.node')}>
      <h2>{node?.nodeName ?? t('flow.notOnPath')}</h2>
      {node?.nodeType === LOOP && <p>{t('flow.rounds', { count: rounds.length })}</p>}
      {node && node.nodeType !== LOOP && operators.length === 0 && (
        <p>
          {node.nodeType === 'start'
            ? t('flow.started', { name: nameOf(node.userName), time: formatDate(flowTaskInfo.startTime) })
            : t('flow.expected', { people: namesOf(peopleOf(node.userName), t('comma')) || t('flow.nobodyYet') })}
        </p>
      )}
      {!node && <p>{t('flow.notOnPathHint')}</p>}
      <ul>
        {operators.map(
          ({
            id,
            userName,
            creatorTime,
            handleTime,
            handleStatus,
            completion,
            state: duty,
            isBefore,
            deadlineAt,
            why,
          }) => {
            const state = stateOf({ handleStatus, completion, isWaiting: duty === WAITING })
            return (
              <li key={id}>
                <strong>{nameOf(userName)}</strong>
                {isBefore && <span>{t('flow.before')}</span>}
                <span data-state={state}>{t(`operator.${state}`)}</span>
                <span>{t('flow.received', { time: formatDate(creatorTime) })}</span>
                {handleTime !== null && (
                  <span>
                    {t('flow.handled', {
                      time: formatDate(handleTime),
                      duration: durationText(handleTime - creatorTime, t),
                    })}
                  </span>
                )}
                {handleTime === null && completion === 0 && (
                  <span>{t('flow.since', { duration: durationText(Math.max(0, now - creatorTime), t) })}</span>
                )}
                {deadlineAt != null && (
                  <span>
                    {t('flow.deadline', { time: formatDate(deadlineAt) })} <Deadline at={deadlineAt} />
                  </span>
                )}
                <small>{why}</small>
              </li>
            )
          },
        )}
      </ul>
    </section>
  )
}

/** A node that returns to an earlier one. */
const LOOP = 'loop'

/** State of a duty whose signers decide first. */
const WAITING = '1'

/** What became of a duty. */
function stateOf(duty: { handleStatus: number | null; completion: number; isWaiting: boolean }) {
  const { handleStatus, completion, isWaiting } = duty
  if (handleStatus === 1) return 'agreed'
  if (handleStatus === 0) return 'rejected'
  if (completion !== 0) return 'closed'
  return isWaiting ? 'waiting' : 'open'
}
