import { checkExpression, expressionToText, lookupsIn, resultType } from '@sqos/formula'
import { blockOf, branchesOf, titleOf } from '../document/flow-node.ts'
import { type ConditionRow, type ConditionSettings, conditionSettings, hasConditions } from '../settings/conditions.ts'
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
  if (kind === 'choose') {
    if (node.type !== 'approver') error('chooseWithoutApprover')
    return
  }
  if (defaults.length === 0) warn('noDefault')
  const known = new Set<string>()
  for (const branch of branches) {
    const settings = conditionSettings(branch.properties)
    const { isDefault, rows, formula } = settings
    const text = isDefault
      ? 'default'
      : JSON.stringify([
          ...rows.map(({ field, symbol, filedValue, logic }) => [field, symbol, filedValue, logic]),
          formula,
        ])
    if ((isDefault || (kind === 'condition' && hasConditions(settings))) && known.has(text)) {
      error('neverReached', { title: titleOf(branch) })
    }
    known.add(text)
  }
}

/** Checks the rows of a condition. A branch that the approver chooses needs none. */
export function checkCondition(check: NodeCheck): void {
  const settings = conditionSettings(check.node.properties)
  const { isDefault, rows } = settings
  const owner = check.graph.nodes.get(check.graph.nodes.get(check.id)?.within.at(-1) ?? '')
  if (isDefault || owner?.block?.kind === 'choose') return
  if (!hasConditions(settings)) check.error('noConditions')
  checkFormula(check, settings)
  for (const [index, row] of rows.entries()) checkRow(check, row, index + 1)
}

/** Checks a formula: its fields exist, and its result is true or false. Fields of other records are not known to a flow. */
function checkFormula({ context, error }: NodeCheck, { formula }: ConditionSettings): void {
  if (formula.length === 0) return
  const fields =
    context.fields && new Set(context.fields.flatMap(({ id }) => [id, id.replace('-', '.'), id.split('-')[0] ?? id]))
  const known = fields ? { fields } : {}
  const fault = checkExpression(formula, known)
  if (fault?.code === 'unknownField') return error('conditionFieldRemoved', { field: fault.name ?? '' })
  if (fault || lookupsIn(formula).length > 0) return error('formulaInvalid', { formula: expressionToText(formula) })
  const type = resultType(formula, known)
  if (type !== 'boolean' && type !== 'any') error('formulaNotCondition', { formula: expressionToText(formula) })
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
