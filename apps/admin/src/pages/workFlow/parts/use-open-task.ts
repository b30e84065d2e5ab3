import type { FlowTaskRow } from '@sqos/api-client/workflow'
import { useNavigate } from 'react-router'
import { configOf, taskAddress } from './task-address.ts'
import { rememberRows, type TaskLinks } from './use-task-columns.tsx'

/** Opens the page of a row, with the order of its list for the keys J and K. */
export function useOpenTask(links: TaskLinks) {
  const navigate = useNavigate()
  return (row: FlowTaskRow) => {
    rememberRows(links)
    void navigate(taskAddress(configOf(row, links.openedAs(row))))
  }
}
