import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from './catalogue.ts'
import { deadlineState, timeUntil } from './deadline.ts'
import { STATUSES, urgencyOf } from './task-status.ts'
import styles from './Tasks.module.css'

const STATUS_TONES: readonly StatusTone[] = ['attention', 'info', 'on', 'danger', 'off', 'off']
const URGENCY_TONES = { 2: 'attention', 3: 'danger' } as const

/** 流程状态 as a coloured tag. */
export function TaskStatus({ status }: { status: number }) {
  const { t } = useText(TASK_TEXTS)
  const known = STATUSES.includes(status) ? status : 1
  return <StatusTag tone={STATUS_TONES[known] ?? 'info'}>{t(`status.${known}`)}</StatusTag>
}

/** 紧急程度 as a coloured tag; 普通 has none, so that the others stand out. */
export function Urgency({ flowUrgent }: { flowUrgent: number }) {
  const { t } = useText(TASK_TEXTS)
  const urgency = urgencyOf(flowUrgent)
  if (urgency === 1) return t('urgency.1')
  return <StatusTag tone={URGENCY_TONES[urgency]}>{t(`urgency.${urgency}`)}</StatusTag>
}

const DEADLINE_TONES = { over: 'danger', near: 'attention', far: 'off' } as const

/** The end of a time limit: how long until then, or that it is over. */
export function Deadline({ at }: { at: number | null | undefined }) {
  const { t, language } = useText(TASK_TEXTS)
  if (at == null) return null
  const state = deadlineState(at)
  const text = state === 'over' ? t('deadline.over') : t('deadline.left', { time: timeUntil(at, { language }) })
  return (
    <span className={styles.deadline} title={formatDate(at)}>
      <StatusTag tone={DEADLINE_TONES[state]}>{text}</StatusTag>
    </span>
  )
}

/** The decision of a row of 已办事宜. */
export function Decision({ agreed }: { agreed: boolean }) {
  const { t } = useText(TASK_TEXTS)
  return <StatusTag tone={agreed ? 'on' : 'danger'}>{t(agreed ? 'decision.agree' : 'decision.reject')}</StatusTag>
}
