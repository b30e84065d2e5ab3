import type { FlowTaskRow, FlowTodoItem } from '@sqos/api-client/workflow'

/** How the page of a task is opened: a duty, a decision, a copy, an own request, or a task of the monitor. */
export const OPENED_AS = { draft: -1, mine: 0, todo: 1, done: 2, copied: 3, monitored: 4 } as const
export type OpenedAs = (typeof OPENED_AS)[keyof typeof OPENED_AS]

/** Types of messages about tasks; lists without such a message use the nearest one. */
const MESSAGE_TYPES: Record<OpenedAs, number> = { [-1]: 1, 0: 1, 1: 2, 2: 3, 3: 3, 4: 3 }

/** The keys that messages about tasks have, and how the page is opened. */
interface TaskConfig {
  processId: string
  enCode: string
  flowId: string
  formType: number
  type: number
  opType: OpenedAs
  taskNodeId: string
  taskOperatorId: string
  /** The row of the list: an open duty, a decision or a copy. */
  taskId: string
  status: number
  /** The request whose values a new one begins with. */
  copyOf?: string
}

/** The parameter `config` of the page of a task: Base64 of JSON in UTF-8, not yet encoded for an address. */
function taskConfig(config: TaskConfig): string {
  const bytes = Array.from(new TextEncoder().encode(JSON.stringify(config)), (byte) => String.fromCodePoint(byte))
  return btoa(bytes.join(''))
}

/** The address of the page of a task. */
export const taskAddress = (config: string): string => `/workFlowDetail?config=${encodeURIComponent(config)}`

/** The parameter that opens a row of a list. */
export function configOf(row: FlowTaskRow, openedAs: OpenedAs): string {
  const { id, processId, flowCode, flowId, formType, thisStepId } = row
  const hasOwnNode = openedAs === OPENED_AS.todo || openedAs === OPENED_AS.done || openedAs === OPENED_AS.copied
  return taskConfig({
    processId,
    enCode: flowCode,
    flowId,
    formType,
    type: MESSAGE_TYPES[openedAs],
    opType: openedAs,
    // In lists of tasks the key names all current nodes.
    taskNodeId: hasOwnNode ? thisStepId : '',
    taskOperatorId: openedAs === OPENED_AS.todo ? id : '',
    taskId: id,
    status: openedAs === OPENED_AS.done ? 1 : row.status,
  })
}

/** The parameter that opens a new request with the values of a row. */
export const copyConfig = (row: FlowTaskRow): string =>
  taskConfig({ ...newRequest(row.flowId, row), copyOf: row.processId })

/** The parameter that opens a duty of the start page. */
export const configOfDuty = (duty: FlowTodoItem): string => {
  const { id, processId, enCode, flowId, formType, type, taskNodeId, taskOperatorId, status } = duty
  return taskConfig({
    processId,
    enCode,
    flowId,
    formType,
    type,
    opType: OPENED_AS.todo,
    taskNodeId,
    taskOperatorId,
    taskId: id,
    status,
  })
}

/** The parameter that opens the form of a new request. */
export const newRequestConfig = ({ id, enCode, formType }: { id: string; enCode: string; formType: number }): string =>
  taskConfig(newRequest(id, { flowCode: enCode, formType }))

const newRequest = (flowId: string, { flowCode, formType }: { flowCode: string; formType: number }) => ({
  processId: '',
  enCode: flowCode,
  flowId,
  formType,
  type: 1,
  opType: OPENED_AS.draft,
  taskNodeId: '',
  taskOperatorId: '',
  taskId: '',
  status: 0,
})
