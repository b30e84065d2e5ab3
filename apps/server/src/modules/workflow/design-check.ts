import { formCode, isRecord } from '@sqos/form-model'
import {
  approverSettings,
  ASSIGNEE,
  checkFlow,
  type FlowCheckContext,
  type FlowProblem,
  findNode,
  nodesOf,
  parseFlow,
  subFlowSettings,
  TIMEOUT,
  titleOf,
  type FlowNode,
} from '@sqos/workflow-model'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { TextParams } from '../../platform/text.ts'
import { readFlowForm } from './forms.ts'

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

/** Hooks of nodes that call data interfaces. */
const HOOKS = [
  'initFuncConfig',
  'endFuncConfig',
  'flowRecallFuncConfig',
  'approveFuncConfig',
  'rejectFuncConfig',
  'recallFuncConfig',
]

/** What prevents the release of a design: the errors of the designer's own check, then what this server does not run. */
export async function designProblems(db: Db | Trx, flow: FlowDocuments): Promise<readonly DesignProblem[]> {
  const { root, problems } = parseFlow(flow.flowTemplateJson)
  if (isEmpty(flow.flowTemplateJson)) return [notDesigned(root)]
  const isRead = problems.every(({ level }) => level !== 'error')
  const found = isRead ? checkFlow(root, await contextOf(db, { root, flow })) : problems
  return [...found.flatMap((problem) => errorOf(root, problem)), ...(isRead ? unsupportedIn(root) : [])]
}

/** What this server does not run. Without a database, for each submission. */
export function unsupported(flowTemplateJson: string | null | undefined): readonly DesignProblem[] {
  const { root, problems } = parseFlow(flowTemplateJson)
  const isRead = problems.every(({ level }) => level !== 'error')
  return isEmpty(flowTemplateJson) || !isRead ? [notDesigned(root)] : unsupportedIn(root)
}

const isEmpty = (flowTemplateJson: string | null | undefined) => (flowTemplateJson ?? '').trim() === ''

const notDesigned = (root: FlowNode): DesignProblem => ({
  nodeId: root.nodeId,
  title: titleOf(root),
  key: 'workflow.notDesigned',
})

function errorOf(root: FlowNode, { nodeId, code, level, params = {} }: FlowProblem): DesignProblem[] {
  if (level !== 'error') return []
  const title = titleOf(findNode(root, nodeId) ?? root)
  return [{ nodeId, title, key: `workflowModel:problem.${code}`, params }]
}

const unsupportedIn = (root: FlowNode): DesignProblem[] =>
  nodesOf(root).flatMap((node) =>
    limitsOf(node).map((key) => ({ nodeId: node.nodeId, title: titleOf(node), key, params: { name: titleOf(node) } })),
  )

function limitsOf({ properties, type }: FlowNode): string[] {
  const keys: string[] = []
  if (type === 'subFlow') keys.push('workflow.check.subFlow')
  if (HOOKS.some((name) => isOn(properties[name]))) keys.push('workflow.check.hook')
  if (type !== 'approver') return keys
  const { assignee, timeLimit } = approverSettings(properties)
  if (timeLimit.isOn && timeLimit.handler === TIMEOUT.superior) keys.push('workflow.check.superior')
  if (assignee.type === ASSIGNEE.service) keys.push('workflow.check.service')
  if (assignee.extraRule !== 1) keys.push('workflow.check.extraRule')
  return keys
}

const isOn = (config: unknown) => isRecord(config) && config['on'] === true

/** What the check knows besides the document: the fields of the form, and which flows start which. */
async function contextOf(
  db: Db | Trx,
  { root, flow }: { root: FlowNode; flow: FlowDocuments },
): Promise<FlowCheckContext> {
  const started = await startedFlows(db, root)
  return {
    flowId: flow.id,
    subFlowsOf: (id) => started.get(id) ?? [],
    ...(flow.formData && { fields: fieldsOf(flow.formData) }),
  }
}

const fieldsOf = (formData: string) =>
  readFlowForm(formData)
    .all.filter(({ path, kind }) => path !== '' && kind.role !== 'attribute' && kind.role !== 'display')
    .map((item) => ({ id: formCode(item), name: item.label }))

const subFlowIds = (root: FlowNode) =>
  nodesOf(root).flatMap(({ type, properties }) => (type === 'subFlow' ? [subFlowSettings(properties).flowId] : []))

/** The flows that are started by the flows which a design starts, at any depth. No query for a design without sub flows. */
async function startedFlows(db: Db | Trx, root: FlowNode): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, readonly string[]>()
  for (let open = subFlowIds(root); open.length > 0;) {
    const rows = await db.selectFrom('flowEngines').select(['id', 'flowTemplateJson']).where('id', 'in', open).execute()
    for (const id of open) known.set(id, [])
    for (const row of rows) known.set(row.id, subFlowIds(parseFlow(row.flowTemplateJson).root))
    open = [...new Set(rows.flatMap(({ id }) => known.get(id) ?? []))].filter((id) => !known.has(id))
  }
  return known
}
