import { evaluate, type Lookup } from '@sqos/formula'
import { isRecord, own, type JsonRecord } from '../json/json.ts'
import type { FormItem } from '../model/form-item.ts'
import type { FormModel } from '../model/read-form.ts'
import { initialRow, initialValues } from '../model/values.ts'
import { readRows } from '../values/read.ts'
import { storedResult } from '../values/stored-result.ts'
import { type CompiledRules, type PlacedAction, rulesOf } from './compile-rules.ts'
import { isTrue } from './operators.ts'
import { isGroup, readBy, type RuleCondition, type RuleEffect, type RuleGroup } from './rule.ts'

/** What rules depend on beside the values. */
export interface RuleContext {
  /** The values that hidden and locked fields keep. Without it they keep the given ones. */
  stored?: JsonRecord | undefined
  /** Calculates the formulas: values → values with results. */
  calculate?: ((values: JsonRecord) => JsonRecord) | undefined
  /** Reads fields of related records for the formulas of rules. Default: they are empty. */
  lookup?: Lookup | undefined
}

/** The effect of the rules on a component, or on a column in one row. */
export interface RuleEffectOf {
  isHidden: boolean
  isRequired: boolean
  isLocked: boolean
  /** Whether a rule sets the value. */
  isSet: boolean
  /** The values of the options that remain; undefined for all. */
  offered: readonly string[] | undefined
}

/** The result of the rules. */
export interface AppliedRules {
  /** The values: set by rules, or stored where a field is hidden or locked. */
  values: JsonRecord
  /** The effect on a component; for a column, in a row. Without a row, the effect that all rows share. */
  effectOf: (item: FormItem, row?: JsonRecord) => RuleEffectOf
}

const NO_EFFECT: RuleEffectOf = {
  isHidden: false,
  isRequired: false,
  isLocked: false,
  isSet: false,
  offered: undefined,
}

/**
 * Evaluates the rules of a form. A pure function, the same in browser and server: fields are settled in the order in
 * which rules and formulas depend on each other, each once, so that evaluation always ends.
 */
export function applyRules(model: FormModel, given: JsonRecord, context: RuleContext = {}): AppliedRules {
  const rules = rulesOf(model)
  if (rules.targets.length === 0) return { values: given, effectOf: () => NO_EFFECT }
  const { stored, calculate, lookup } = context
  const before = stored ?? initialValues(model)
  const values = { ...given }
  let isCalculated = calculate === undefined
  for (const item of rules.order) {
    if (item.kind.formula) {
      if (!isCalculated && calculate) Object.assign(values, calculate(values))
      isCalculated = true
      continue
    }
    const changed = item.table === undefined ? settleField(item) : settleColumn(item, item.table)
    if (changed && calculate) isCalculated = false
  }
  if (!isCalculated && calculate) Object.assign(values, calculate(values))
  return {
    values,
    effectOf: (item, row) => effectOn(rules, item, { model, values, before, row, lookup }),
  }

  function settleField(item: FormItem): boolean {
    const next = settled(item, {
      value: own(values, item.name),
      kept: stored && own(stored, item.name),
      hasKept: stored !== undefined,
    })
    if (isSame(next, own(values, item.name))) return false
    values[item.name] = next
    return true
  }

  function settleColumn(item: FormItem, table: string): boolean {
    const columns = new Set(model.field(table)?.children.map(({ name }) => name))
    const kept = readRows(own(stored, table))
    let isChanged = false
    const rows = readRows(own(values, table)).map((row) => {
      const old = rowBefore(row, kept, columns)
      const value = own(row, item.name)
      const next = settled(item, { value, kept: own(old, item.name), hasKept: old !== undefined, row })
      if (isSame(next, value)) return row
      isChanged = true
      return { ...row, [item.name]: next }
    })
    if (isChanged) values[table] = rows
    return isChanged
  }

  function settled(item: FormItem, at: { value: unknown; kept: unknown; hasKept: boolean; row?: JsonRecord }): unknown {
    const scope = { model, values, before, row: at.row, lookup }
    const setter = rules
      .actionsOf(item)
      .own.findLast(({ rule, action }) => action.type === 'setValue' && isGroupTrue(rule, item, scope))
    if (setter) return item.kind.read(valueOf(setter, item, scope), item.node)
    const { isHidden, isLocked } = effectOn(rules, item, scope)
    return at.hasKept && (isHidden || isLocked) ? at.kept : at.value
  }
}

/** The stored row of a row: the one with the same values outside of the columns, such as its id. */
export function rowBefore(
  row: JsonRecord,
  kept: readonly JsonRecord[],
  columns: ReadonlySet<string>,
): JsonRecord | undefined {
  const others = Object.entries(row).filter(([key]) => !columns.has(key))
  if (others.length === 0) return undefined
  return kept.find((old) => {
    const shared = others.filter(([key]) => own(old, key) !== undefined)
    return shared.length > 0 && shared.every(([key, value]) => own(old, key) === value)
  })
}

/** The values in which conditions are evaluated; `row` for the columns of its table. */
interface Scope {
  model: FormModel
  values: JsonRecord
  before: JsonRecord
  row?: JsonRecord | undefined
  lookup: Lookup | undefined
}

function effectOn(rules: CompiledRules, item: FormItem, scope: Scope): RuleEffectOf {
  const { own: actions, around } = rules.actionsOf(item)
  if (actions.length === 0 && around.length === 0) return NO_EFFECT
  const earlier = { ...scope, values: scope.before, row: scope.row && earlierRow(item, scope.row, scope) }
  // Without a row, only what all rows share counts.
  const isOfRow = ({ rule }: PlacedAction) =>
    item.table !== undefined && !scope.row && readBy(rule).some((path) => path.startsWith(`${item.table}.`))
  const on = (placed: PlacedAction) =>
    !isOfRow(placed) && isGroupTrue(placed.rule, item, placed.isOnBefore ? earlier : scope)
  const any = (type: RuleEffect, list = actions) => list.some((placed) => placed.action.type === type && on(placed))
  const isVeiled = (list: readonly PlacedAction[]) => {
    const shows = list.filter(({ action }) => action.type === 'show')
    return any('hide', list) || (shows.length > 0 && !shows.some((placed) => isOfRow(placed) || on(placed)))
  }
  const filters = actions.filter((placed) => placed.action.type === 'filter' && on(placed))
  const offered = filters.map(({ action }) => action.options ?? [])
  return {
    isHidden: isVeiled(actions) || around.some(isVeiled),
    isRequired: any('require'),
    isLocked: any('lock') || around.some((list) => any('lock', list)),
    isSet: any('setValue'),
    offered:
      offered.length === 0 ? undefined : offered.reduce((left, right) => left.filter((one) => right.includes(one))),
  }
}

/** The stored row of a row, or a new one. */
function earlierRow(item: FormItem, row: JsonRecord, { model, before }: Scope): JsonRecord {
  const table = item.table === undefined ? undefined : model.field(item.table)
  if (!table) return row
  const columns = new Set(table.children.map(({ name }) => name))
  return rowBefore(row, readRows(own(before, table.name)), columns) ?? initialRow(table)
}

const isSame = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) ||
  (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right))

function isGroupTrue({ match, conditions }: RuleGroup, target: FormItem, scope: Scope): boolean {
  const test = (part: RuleCondition | RuleGroup) =>
    isGroup(part) ? isGroupTrue(part, target, scope) : isConditionTrue(part, target, scope)
  return match === 'all' ? conditions.every(test) : conditions.some(test)
}

/** For a column of another table, or without a row: whether the condition is true in some row. */
function isConditionTrue(condition: RuleCondition, target: FormItem, scope: Scope): boolean {
  const item = scope.model.field(condition.field)
  if (!item) return false
  const test = (row: JsonRecord | undefined) => {
    const value = row ? own(row, item.name) : own(scope.values, item.name)
    const operand =
      condition.from === undefined
        ? readOperand(condition, item)
        : fieldValue(condition.from, { ...scope, row: row ?? scope.row })
    return isTrue(condition.operator, { item, value, operand })
  }
  if (item.table === undefined) return test(undefined)
  if (item.table === target.table && scope.row) return test(scope.row)
  return readRows(own(scope.values, item.table)).some(test)
}

/** The value of a condition, read like a value of the field; lists of values one by one. */
function readOperand({ value }: RuleCondition, { kind, node }: FormItem): unknown {
  if (!Array.isArray(value) || kind.holdsPaths) return kind.read(value, node)
  return value.map((one: unknown) => {
    const read = kind.read(one, node)
    return Array.isArray(read) ? read[0] : read
  })
}

function fieldValue(path: string, { model, values, row }: Scope): unknown {
  const item = model.field(path)
  if (!item) return undefined
  return item.table === undefined ? own(values, item.name) : isRecord(row) ? own(row, item.name) : undefined
}

function valueOf({ action }: PlacedAction, target: FormItem, scope: Scope): unknown {
  const { formula, from, value } = action
  if (formula) return resultOf(formula, target, scope)
  return from === undefined
    ? value
    : fieldValue(from, target.table === undefined ? { ...scope, row: undefined } : scope)
}

/** The result of a formula as a stored value of the field; empty if it cannot be calculated. */
function resultOf(formula: readonly unknown[], { table, node }: FormItem, { values, row, lookup }: Scope): unknown {
  const rows = table === undefined ? [] : readRows(own(values, table))
  const index = row ? rows.indexOf(row) : -1
  // A row that is not among the values is evaluated alone.
  const scope =
    table === undefined || index >= 0
      ? { values, table, row: index, lookup }
      : { values: { ...values, [table]: [row] }, table, row: 0, lookup }
  return storedResult(evaluate(formula, scope).value, node)
}
