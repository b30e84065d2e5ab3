/** How the page of a task is opened. */
export const OP_TYPE = { edit: -1, mine: 0, duty: 1, done: 2, copy: 3, monitor: 4 } as const
type OpType = (typeof OP_TYPE)[keyof typeof OP_TYPE]

/** Types of messages by the way in which they open the page. Source: contract of the workflow, 5.12. */
const OP_TYPE_OF_MESSAGE: Readonly<Record<number, OpType>> = { 1: OP_TYPE.mine, 2: OP_TYPE.duty, 3: OP_TYPE.copy }

const DRAFT = 0

/** What the page shows. */
export interface TaskAddress {
  opType: OpType
  /** Empty for a new request. */
  taskId: string
  flowId: string
  taskNodeId: string
  /** The duty that was opened; empty otherwise. */
  operatorId: string
  /** The request whose values a new one begins with; empty otherwise. */
  copyOf: string
}

/** Reads the parameter `config`: Base64 of the JSON of a message or of a row. Undefined if it names no task and no flow. */
export function readTaskAddress(config: string | null): TaskAddress | undefined {
  const value = config === null ? undefined : parseConfig(config)
  if (!value) return undefined
  const text = (key: string) => {
    const found = value[key]
    return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
  }
  const opType = opTypeOf(value)
  // A row of a list of tasks has the id of the task in `processId`, or in `id`.
  const taskId = text('processId') || (opType === OP_TYPE.duty ? '' : text('id'))
  const flowId = text('flowId')
  if (taskId === '' && flowId === '') return undefined
  return {
    opType: taskId === '' ? OP_TYPE.edit : opType,
    taskId,
    flowId,
    taskNodeId: text('taskNodeId'),
    operatorId: text('taskOperatorId'),
    copyOf: taskId === '' ? text('copyOf') : '',
  }
}

/** The address of the page of a task, or of a new request of a flow. */
export const addressOfTask = (config: Readonly<Record<string, unknown>>): string =>
  addressOfConfig(toBase64(JSON.stringify(config)))

/** The address of a new request with the values of another one. */
export const addressOfCopy = (taskId: string, flowId: string): string =>
  addressOfTask({ flowId, opType: OP_TYPE.edit, copyOf: taskId })

/** The address of the page with a stored parameter `config`. */
export const addressOfConfig = (config: string): string =>
  `/workFlowDetail?${new URLSearchParams({ config: plain(config) }).toString()}`

function opTypeOf(value: Record<string, unknown>): OpType {
  const asked = Object.values(OP_TYPE).find((one) => one === value['opType'])
  if (asked !== undefined) return asked
  const ofMessage = OP_TYPE_OF_MESSAGE[Number(value['type'])] ?? OP_TYPE.mine
  // The message of a sub flow opens its draft.
  return ofMessage === OP_TYPE.mine && value['status'] === DRAFT ? OP_TYPE.edit : ofMessage
}

function parseConfig(config: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(plain(config)), (char) => char.codePointAt(0) ?? 0)
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Base64 that was encoded for an address once more than it was decoded, or whose `+` became a space. */
const plain = (config: string) => (config.includes('%') ? decodeURIComponent(config) : config).replaceAll(' ', '+')

function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte))
  return btoa(bytes.join(''))
}
