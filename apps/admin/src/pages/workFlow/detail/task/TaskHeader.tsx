import { Alert, Button, Tag, Tooltip } from '@arco-design/web-react'
import { IconDown, IconLeft, IconUp } from '@arco-design/web-react/icon'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { StatusTag } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { Deadline } from '../../parts/TaskTags.tsx'
import styles from '../Detail.module.css'
import { nameOf, namesOf, peopleOf } from '../task-values.ts'
import { STATUS_TONES } from './status-tones.ts'

interface TaskHeaderProps {
  detail: FlowTaskDetail
  onBack: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

const URGENCY_COLOURS: Readonly<Record<number, string>> = { 2: 'orange', 3: 'red' }

/** Title, state, urgency, initiator, time; why the task is here, and why with this person. */
export function TaskHeader({ detail, onBack, onPrevious, onNext }: TaskHeaderProps) {
  const { t } = useText(NAMESPACE)
  const { fullName, status, isSuspended, flowUrgent, userName, startTime, creatorTime, enCode, flowName } =
    detail.flowTaskInfo
  const urgency = URGENCY_COLOURS[flowUrgent]
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <Button type="text" icon={<IconLeft aria-hidden="true" />} aria-label={t('back')} onClick={onBack} />
        <h1 className={styles.title}>{fullName}</h1>
        {isSuspended ? (
          <StatusTag tone="attention">{t('status.suspended')}</StatusTag>
        ) : (
          <StatusTag tone={STATUS_TONES[status] ?? 'off'}>{t(`status.${status}`)}</StatusTag>
        )}
        {urgency !== undefined && <Tag color={urgency}>{t(`urgency.${flowUrgent}`)}</Tag>}
        {(onPrevious ?? onNext) && (
          <span className={styles.neighbours}>
            <Tooltip content={t('previous')}>
              <Button
                icon={<IconUp aria-hidden="true" />}
                aria-label={t('previous')}
                aria-keyshortcuts="K"
                disabled={!onPrevious}
                onClick={() => onPrevious?.()}
              />
            </Tooltip>
            <Tooltip content={t('next.task')}>
              <Button
                icon={<IconDown aria-hidden="true" />}
                aria-label={t('next.task')}
                aria-keyshortcuts="J"
                disabled={!onNext}
                onClick={() => onNext?.()}
              />
            </Tooltip>
          </span>
        )}
      </div>
      <p className={styles.facts}>
        {[flowName, enCode, nameOf(userName), formatDate(startTime ?? creatorTime)].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Why detail={detail} />
      <Suspended detail={detail} />
    </header>
  )
}

const SUSPENDED = 8

/** Why nobody can decide on a suspended task: who suspended it, when, and for which reason. */
function Suspended({ detail: { flowTaskInfo, flowTaskOperatorRecordList } }: { detail: FlowTaskDetail }) {
  const { t } = useText(NAMESPACE)
  if (!flowTaskInfo.isSuspended) return null
  const record = flowTaskOperatorRecordList.findLast(({ handleStatus }) => handleStatus === SUSPENDED)
  return (
    <Alert
      type="warning"
      title={
        record
          ? t('suspended.by', { name: nameOf(record.userName), time: formatDate(record.handleTime) })
          : t('suspended.title')
      }
      content={record?.handleOpinion ? t('suspended.why', { reason: record.handleOpinion }) : t('suspended.hint')}
    />
  )
}

/** 为什么在这里: the current nodes and their people; the rule by which the caller received the duty. */
function Why({ detail: { allowed, flowTaskNodeList, flowTaskOperatorList } }: { detail: FlowTaskDetail }) {
  const { t } = useText(NAMESPACE)
  const comma = t('comma')
  const current = flowTaskNodeList.filter(({ type }) => type === '1')
  const duty = flowTaskOperatorList.find(({ id }) => id === allowed.operatorId)
  const open = flowTaskOperatorList.filter(({ completion, state }) => completion === 0 && state === '0')
  // The own limit, or the first one that ends.
  const deadlines = (duty ? [duty] : open).flatMap(({ deadlineAt }) => deadlineAt ?? [])
  const deadline = deadlines.length === 0 ? undefined : Math.min(...deadlines)
  if (current.length === 0) return null
  return (
    <div className={styles.why}>
      {current.map(({ id, nodeName, userName }) => {
        const waiting = open.filter(({ taskNodeId }) => taskNodeId === id).map((one) => one.userName)
        return (
          <p key={id}>
            {t('why.here', {
              node: nodeName,
              people: namesOf(waiting.length > 0 ? waiting : peopleOf(userName), comma),
            })}
          </p>
        )
      })}
      {deadline !== undefined && (
        <p>
          {t('flow.deadline', { time: formatDate(deadline) })} <Deadline at={deadline} />
        </p>
      )}
      {duty && (
        <p>
          <strong>{t('why.me')}</strong> {duty.why}
          {allowed.ownerName !== '' && ` ${t('why.delegate', { name: nameOf(allowed.ownerName) })}`}
        </p>
      )}
    </div>
  )
}
