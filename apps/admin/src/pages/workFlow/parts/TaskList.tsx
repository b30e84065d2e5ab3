import type { FlowTaskRow } from '@sqos/api-client/workflow'
import type { DataColumn, DataSelection } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { PagedList, type PagedRows } from '../../../parts/paged-list/PagedList.tsx'
import { RowKeys } from './RowKeys.tsx'
import { useTaskFields } from './task-fields.tsx'
import { useOpenTask } from './use-open-task.ts'
import type { TaskLinks } from './use-task-columns.tsx'

interface TaskListProps {
  title: string
  /** Key of the column layout when no menu entry opened the page. */
  name: string
  list: PagedRows<FlowTaskRow>
  columns: readonly DataColumn<FlowTaskRow>[]
  links: TaskLinks
  hasPerson?: boolean
  hasStatus?: boolean
  hasWaiting?: boolean
  /** The primary button of the toolbar; it floats on phones. */
  primary?: ReactNode
  secondary?: ReactNode
  /** Below the toolbar: actions on the selected rows. */
  below?: ReactNode
  selection?: DataSelection<FlowTaskRow>
  children?: ReactNode
}

/** A page with a list of approval tasks: filters, table or cards, and the keys J and K. */
export function TaskList(props: TaskListProps) {
  const { links, hasPerson = false, hasStatus = false, hasWaiting = false, children, ...rest } = props
  const fields = useTaskFields({ hasPerson, hasStatus, hasWaiting })
  const open = useOpenTask(links)
  return (
    <PagedList {...rest} rowKey={rowKey} fields={fields} onRowOpen={open}>
      <RowKeys />
      {children}
    </PagedList>
  )
}

const rowKey = ({ id }: FlowTaskRow) => id
