import { blockOf, branchesOf, titleOf } from '../document/flow-node.ts'
import { type ConditionRow, conditionSettings } from '../settings/conditions.ts'
import { canEnd, targetsIn } from '../document/loop-targets.ts'
import { loopSettings, timerSettings } from '../settings/other-nodes.ts'
import { hasField, type NodeCheck } from './flow-check.ts'

const ORDERS: ReadonlySet<string> = new Set(['>=', '>', '<=', '<'])

/** Checks the block of a node: default branch, unreachable branches. */
export function checkBlock({ node, error, warn }: NodeCheck): void {
  const kind = blockOf(node)
  if (kind === undefined) return
  const branches = branchesOf(node)
  if (branches.length < 2) error('oneBranch')
  if (kind === 'interflow') return
  const defaults = branches.filter((branch) => conditionSettings(branch.properties).isDefault)
  if (defaults.length === 0) warn('noDefault')
  const known = new Set<string>()
  for (const branch of branches) {
    const { isDefault, rows } = conditionSettings(branch.properties)
    const text = isDefault
      ? 'default'
      : JSON.stringify(rows.map(({ field, symbol, filedValue, logic }) => [field, symbol, filedValue, logic]))
    if ((isDefault || (kind === 'condition' && rows.length > 0)) && known.has(text)) {
      error('neverReached', { title: titleOf(branch) })
    }
    known.add(text)
  }
}

/** Checks the rows of a condition. */
export function checkCondition(check: NodeCheck): void {
  const { isDefault, rows } = conditionSettings(check.node.properties)
  if (isDefault) return
  if (rows.length === 0) check.error('noConditions')
  for (const [index, row] of rows.entries()) checkRow(check, row, index + 1)
}

function checkRow({ context, error, warn }: NodeCheck, row: ConditionRow, number: number): void {
  const { filedValue: value } = row
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (row.field === '' || row.symbol === '') return error('conditionIncomplete', { row: number })
  if (!hasField(context, row.field)) return error('conditionFieldRemoved', { field: row.fieldName || row.field })
  if (isEmpty) return error('conditionIncomplete', { row: number })
  const isNumber = typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)))
  const field = context.fields?.find(({ id }) => id === row.field)
  if (field?.isNumber === true && ORDERS.has(row.symbol) && !isNumber) warn('conditionNotNumber', { row: number })
}

/** Checks a timer. */
export function checkTimer({ node, error, warn }: NodeCheck): void {
  if (timerSettings(node.properties).delay === 0) error('noDelay')
  if (node.childNode?.type === 'timer') warn('timerAfterTimer')
}

/** Checks a loop: its target, its place at the end of a branch, and a way to the end without it. */
export function checkLoop({ node, graph, id, error }: NodeCheck): void {
  const { nodeId } = loopSettings(node.properties)
  if (node.childNode || blockOf(node)) error('loopNotLast')
  if (nodeId === '') return error('noLoopTarget')
  if (!targetsIn(graph, id).includes(nodeId)) return error('loopTarget')
  if (!canEnd(graph, nodeId)) error('loopNoExit')
}
