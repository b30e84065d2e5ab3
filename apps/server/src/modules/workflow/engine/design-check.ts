import { formCode } from '@sqos/form-model'
import {
  approverSettings,
  type Assignee,
  ASSIGNEE,
  checkFlow,
  type FlowCheckContext,
  type FlowProblem,
  findNode,
  isNodeType,
  nodesOf,
  parseFlow,
  subFlowSettings,
  titleOf,
  type FlowNode,
} from '@sqos/workflow-model'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { TextParams } from '../../../platform/text.ts'
import { readFlowForm } from '../move/forms.ts'
import { kept } from './kept.ts'

/** A problem that prevents the release of a design. */
export interface DesignProblem {
  nodeId: string
  title: string
  /** Key of the text. */
  key: string
  params?: TextParams
}

/** The documents of a flow. */
export interface FlowDocuments {
  id?: string | undefined
  formData?: string | null | undefined
  flowTemplateJson?: string | null | undefined
}

/** Services are called at whole addresses: a job has no session for the API of this server. */
const ADDRESS = /^https?:\/\/\S+$/

/** What prevents the release of a design: the errors of the designer's own check, then what this server does not run. */
export async function designProblems(db: Db | Trx, flow: FlowDocuments): Promise<readonly DesignProblem[]> {
  const { root, problems } = parseFlow(flow.flowTemplateJson)
  if (isEmpty(flow.flowTemplateJson)) return [notDesigned(root)]
  const isRead = problems.every(({ level }) => level !== 'error')
  if (!isRead) return problems.flatMap((problem) => errorOf(root, problem))
  const started = await startedFlows(db, root)
  return [
    ...checkFlow(root, contextOf(flow, started)).flatMap((problem) => errorOf(root, problem)),
    ...unsupportedIn(root),
    ...missingFlows(root, started),
  ]
}

/** What this server does not run. Without a database, for each submission. */
export const unsupported = (flowTemplateJson: string | null | undefined): readonly DesignProblem[] =>
  unsupportedOf(flowTemplateJson ?? '')

const unsupportedOf = kept((flowTemplateJson): readonly DesignProblem[] => {
  const { root, problems } = parseFlow(flowTemplateJson)
  const isRead = problems.every(({ level }) => level !== 'error')
  return isEmpty(flowTemplateJson) || !isRead ? [notDesigned(root)] : unsupportedIn(root)
})

const isEmpty = (flowTemplateJson: string | null | undefined) => (flowTemplateJson ?? '').trim() === ''

const problemOf = (node: FlowNode, key: string): DesignProblem => ({
  nodeId: node.nodeId,
  title: titleOf(node),
  key,
  params: { name: titleOf(node) },
})

const notDesigned = (root: FlowNode) => problemOf(root, 'workflow.notDesigned')

function errorOf(root: FlowNode, { nodeId, code, level, params = {} }: FlowProblem): DesignProblem[] {
  if (level !== 'error') return []
  return [{ ...problemOf(findNode(root, nodeId) ?? root, `workflowModel:problem.${code}`), params }]
}

function unsupportedIn(root: FlowNode): DesignProblem[] {
  const nodes = nodesOf(root)
  const found = nodes.flatMap((node) => limitsOf(node).map((key) => problemOf(node, key)))
  if (nodes.some(({ type }) => type === 'approver' || type === 'subFlow')) return found
  return [...found, problemOf(root, 'workflow.check.noApproverNode')]
}

function limitsOf({ properties, type }: FlowNode): string[] {
  if (!isNodeType(type)) return ['workflow.check.kind']
  if (type === 'subFlow') return addressOf(subFlowSettings(properties).assignee)
  return type === 'approver' ? addressOf(approverSettings(properties).assignee) : []
}

const addressOf = ({ type, getUserUrl }: Assignee): string[] =>
  type === ASSIGNEE.service && !ADDRESS.test(getUserUrl) ? ['workflow.check.noAddress'] : []

const missingFlows = (root: FlowNode, started: StartedFlows): DesignProblem[] =>
  nodesOf(root).flatMap((node) => {
    const id = subFlowOf(node)
    return id !== undefined && id !== '' && !started.has(id) ? [problemOf(node, 'workflow.check.flowMissing')] : []
  })

/** What the check knows besides the document: the fields of the form, and which flows start which. */
const contextOf = (flow: FlowDocuments, started: StartedFlows): FlowCheckContext => ({
  flowId: flow.id,
  subFlowsOf: (id) => started.get(id) ?? [],
  ...(flow.formData && { fields: fieldsOf(flow.formData) }),
})

const fieldsOf = (formData: string) =>
  readFlowForm(formData)
    .all.filter(({ path, kind }) => path !== '' && kind.role !== 'attribute' && kind.role !== 'display')
    .map((item) => ({ id: formCode(item), name: item.label }))

const subFlowOf = ({ type, properties }: FlowNode) =>
  type === 'subFlow' ? subFlowSettings(properties).flowId : undefined

const subFlowIds = (root: FlowNode) => nodesOf(root).flatMap((node) => subFlowOf(node) ?? [])

/** Flows that exist, each with the flows that it starts. */
type StartedFlows = ReadonlyMap<string, readonly string[]>

/** The flows that are started by the flows which a design starts, at any depth. No query for a design without sub flows. */
async function startedFlows(db: Db | Trx, root: FlowNode): Promise<StartedFlows> {
  const known = new Map<string, readonly string[]>()
  for (let open = subFlowIds(root); open.length > 0;) {
    const rows = await db
      .selectFrom('flowEngines')
      .select(['id', 'flowTemplateJson'])
      .where('id', 'in', open)
      .where('deleteMark', 'is', null)
      .execute()
    for (const row of rows) known.set(row.id, subFlowIds(parseFlow(row.flowTemplateJson).root))
    const next = rows.flatMap(({ id }) => known.get(id) ?? [])
    open = [...new Set(next)].filter((id) => !known.has(id))
  }
  return known
}
