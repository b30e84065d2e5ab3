import { buildUser } from '../../testing/builders.ts'
import type { TestApp } from '../../testing/create-test-app.ts'

/** Path of the calls. */
export const ENGINE = '/api/workflow/Engine'

type Properties = Record<string, unknown>
interface Node {
  nodeId: string
  type: string
  properties: Properties
  childNode?: Node
  conditionType?: string
  conditionNodes?: Node[]
}

/** An approver node. */
export const approver = (nodeId: string, properties: Properties = {}, rest: Partial<Node> = {}): Node => ({
  nodeId,
  type: 'approver',
  properties: { title: nodeId, assigneeType: 6, ...properties },
  ...rest,
})

/** A sub flow. */
export const subFlow = (nodeId: string, properties: Properties, rest: Partial<Node> = {}): Node => ({
  nodeId,
  type: 'subFlow',
  properties: { title: nodeId, initiateType: 6, ...properties },
  ...rest,
})

/** A service. */
export const service = (nodeId: string, properties: Properties): Node => ({
  nodeId,
  type: 'service',
  properties: { title: nodeId, ...properties },
})

/** A node that returns to an earlier one. */
export const loop = (nodeId: string, properties: Properties): Node => ({
  nodeId,
  type: 'loop',
  properties: { title: nodeId, ...properties },
})

/** A start node with what follows it. */
export const start = (rest: Partial<Node>, properties: Properties = {}): Node => ({
  nodeId: 'begin',
  type: 'start',
  properties: { title: '流程发起', ...properties },
  ...rest,
})

/** A condition: more days than `more`; without it the default branch. */
export const branch = (nodeId: string, more: number | undefined, childNode?: Node): Node => ({
  nodeId,
  type: 'condition',
  properties: {
    title: nodeId,
    isDefault: more === undefined,
    conditions: more === undefined ? [] : [{ field: 'days', symbol: '>', filedValue: more, logic: '&&' }],
  },
  ...(childNode && { childNode }),
})

/** A form with a number of days and a note. */
export const LEAVE_FORM = JSON.stringify({
  fields: [field('days', 'numInput', '天数'), field('note', 'comInput', '说明'), field('boss', 'userSelect', '主管')],
})

function field(model: string, sqosKey: string, label: string) {
  return { __vModel__: model, __config__: { sqosKey, label, required: false } }
}

/** A row of a list. */
export interface Row {
  id: string
  processId: string
  fullName: string
  thisStep: string
  thisStepId: string
  status: number
  userName: string
  completion: number
}

interface Rows {
  list: Row[]
  pagination: { total: number }
}

/** Calls of the tests, on the server that `current` returns at the start of a call. */
export function flowCalls(current: () => TestApp) {
  const admin = () => current().as('admin')

  /** Creates users; returns their ids by account. */
  async function people<Account extends string>(...accounts: Account[]): Promise<Record<Account, string>> {
    const made: Partial<Record<Account, string>> = {}
    for (const account of accounts) made[account] = (await buildUser(current().deps, { account })).id
    // Each account was set in the loop.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    return made as Record<Account, string>
  }

  /** Creates a released flow; returns its id. */
  async function design(root: Node, more: Record<string, unknown> = {}): Promise<string> {
    const enCode = `flow${Math.random().toString(36).slice(2, 10)}`
    const body = { fullName: enCode, enCode, category: 'office', formType: 2, formData: LEAVE_FORM }
    const answer = await admin().post(`${ENGINE}/FlowEngine`, {
      ...body,
      flowTemplateJson: JSON.stringify(root),
      ...more,
    })
    if (answer.code !== 200) throw new Error(JSON.stringify(answer))
    const { id } = await current()
      .deps.db.selectFrom('flowEngines')
      .select('id')
      .where('enCode', '=', typeof more['enCode'] === 'string' ? more['enCode'] : enCode)
      .executeTakeFirstOrThrow()
    return id
  }

  /** Submits a request; returns the id of the task. */
  async function submit(account: string, flowId: string, values: Record<string, unknown> = {}) {
    const answer = await current()
      .as(account)
      .post<{ id: string }>(`${ENGINE}/FlowTask`, { flowId, data: JSON.stringify(values), status: 0 })
    if (answer.code !== 200) throw new Error(JSON.stringify(answer))
    return answer.data.id
  }

  const list = async (account: string, category: number, query = '') =>
    (await current().as(account).get<Rows>(`${ENGINE}/FlowBefore/List/${category}${query}`)).data
  const todo = async (account: string) => (await list(account, 1)).list
  /** The first open duty of a person. */
  const duty = async (account: string) => (await todo(account))[0]?.id ?? 'none'
  const decide = async (account: string, call: 'Audit' | 'Reject', body: object = {}) =>
    await current()
      .as(account)
      .post(`${ENGINE}/FlowBefore/${call}/${await duty(account)}`, body)
  const agree = (account: string, body: object = {}) => decide(account, 'Audit', body)
  const reject = (account: string, body: object = {}) => decide(account, 'Reject', body)
  const taskRow = (id: string) =>
    current().deps.db.selectFrom('flowTasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return { admin, people, design, submit, list, todo, duty, agree, reject, taskRow }
}
