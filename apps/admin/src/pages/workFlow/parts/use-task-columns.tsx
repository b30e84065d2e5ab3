import type { FlowTaskRow } from '@sqos/api-client/workflow'
import { TimeText, useText } from '@sqos/i18n/react'
import { formatDate } from '@sqos/i18n'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageCell } from '../../../parts/page-columns/use-page-columns.tsx'
import { TASK_TEXTS } from './catalogue.ts'
import { rememberQueue } from './task-queue.ts'
import { configOf, OPENED_AS, type OpenedAs, taskAddress } from './task-address.ts'
import { Deadline, TaskStatus, Urgency } from './TaskTags.tsx'
import { STATUS, urgencyOf } from './task-status.ts'
import styles from './Tasks.module.css'

/** The rows of a list in their order, and how the list opens them. */
export interface TaskLinks {
  rows: readonly FlowTaskRow[]
  openedAs: (row: FlowTaskRow) => OpenedAs
}

/** Stores the order of the list, so that the page of a task can go on to the next one: duties by their own id, others by task. */
export function rememberRows({ rows, openedAs }: TaskLinks) {
  const entries = rows.map((row) => {
    const opened = openedAs(row)
    return { id: opened === OPENED_AS.todo ? row.id : row.processId, config: configOf(row, opened) }
  })
  // A person can have decided on a task, or received it, more than once.
  rememberQueue(entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) === index))
}

/** The cells that all lists of tasks draw in the same way. */
export function useTaskCells(links: TaskLinks) {
  const { t } = useText(TASK_TEXTS)
  /** The nodes where a request stands. The server names the end of one that passed in Chinese, as the API family does. */
  const stepName = ({ thisStep, status }: FlowTaskRow) => (status === STATUS.passed ? t('ended') : thisStep)
  return {
    fullName: {
      value: ({ fullName }) => fullName,
      render: (row) => (
        <>
          <TaskLink row={row} links={links} /> <Deadline at={row.deadlineAt} />
        </>
      ),
    },
    thisStep: { value: stepName, render: stepName },
    flowUrgent: {
      value: ({ flowUrgent }) => t(`urgency.${urgencyOf(flowUrgent)}`),
      render: ({ flowUrgent }) => <Urgency flowUrgent={flowUrgent} />,
    },
    status: {
      value: ({ status }) => t(`status.${status}`),
      render: ({ status }) => <TaskStatus status={status} />,
    },
  } satisfies Record<string, PageCell<FlowTaskRow>>
}

/** The time since a task arrived. */
export const arrivalCell: PageCell<FlowTaskRow> = {
  value: ({ creatorTime }) => formatDate(creatorTime),
  render: ({ creatorTime }) => <TimeText ms={creatorTime} kind="message" />,
}

/** The title of a task; opens its page, also in a new tab. */
function TaskLink({ row, links }: { row: FlowTaskRow; links: TaskLinks }): ReactNode {
  return (
    <Link
      className={styles.title}
      data-task-link
      to={taskAddress(configOf(row, links.openedAs(row)))}
      onClick={() => rememberRows(links)}
    >
      {row.fullName}
    </Link>
  )
}
