import type { Fault } from '@sqos/formula'
import { asText, ownAt } from '../json/json.ts'
import { expressionFault, formulaType } from '../model/dependencies.ts'
import { namesIn } from '../model/formula-names.ts'
import type { FormItem } from '../model/form-item.ts'
import type { FormModel } from '../model/read-form.ts'
import { circlesOf, componentsOf, graphOf } from './components.ts'
import { ruleOperators } from './operators.ts'
import {
  conditionsOf,
  isGroup,
  needsValue,
  readBy,
  readRules,
  type RuleAction,
  type RuleEffect,
  type VisualRule,
} from './rule.ts'

/** Why a rule is not applied. */
export type RuleFault =
  | { code: 'ruleIncomplete' }
  /** A field that does not exist, by its path. */
  | { code: 'ruleField'; name: string }
  /** The value that it sets changes its own condition. */
  | { code: 'ruleCircle'; name: string }
  /** A formula of a value that is invalid. */
  | { code: 'ruleFormula'; fault: Fault }

/** An action with its rule. */
export interface PlacedAction {
  rule: VisualRule
  action: RuleAction
  /** Whether its condition depends on one of its own fields, so that the stored values decide. */
  isOnBefore: boolean
}

/** The actions on one component: its own, and those that hide or lock a container around it. */
export interface TargetActions {
  own: readonly PlacedAction[]
  /** For each container around it, the actions that show or hide it. */
  around: readonly (readonly PlacedAction[])[]
}

/** The rules of a form, prepared for evaluation. */
export interface CompiledRules {
  /** The components that rules name. */
  targets: readonly FormItem[]
  actionsOf: (item: FormItem) => TargetActions
  /** The names of the fields and sub-tables whose values rules use. */
  reads: ReadonlySet<string>
  /** Fields whose values rules change, and calculated fields, in the order of evaluation. */
  order: readonly FormItem[]
  /** The faults of every rule, by its position. */
  faults: readonly (readonly RuleFault[])[]
}

const compiled = new WeakMap<FormModel, CompiledRules>()

/** The rules of a form; compiled once per form. */
export function rulesOf(model: FormModel): CompiledRules {
  const rules = compiled.get(model) ?? compileRules(model)
  compiled.set(model, rules)
  return rules
}

const NO_ACTIONS: TargetActions = { own: [], around: [] }
const VEILS: ReadonlySet<string> = new Set(['show', 'hide', 'lock'])

/** A component by the reference of an action: a path, `#101`, or `#101/2` for the pane with the name 2. */
export function ruleTarget(model: FormModel, reference: string): FormItem | undefined {
  if (!reference.startsWith('#')) return model.field(reference)
  const [number, ...rest] = reference.slice(1).split('/')
  const found = model.all.find(({ node, path }) => path === '' && numberOf(node) === number)
  if (rest.length === 0) return found
  const named = found?.kind.hasPanes ? panesNamed(found, rest.join('/')) : []
  return named.length === 1 ? named[0] : undefined
}

/** The reference of a component for actions; undefined if it cannot be named, like one of two panes with the same name. */
export function ruleReference(model: FormModel, item: FormItem): string | undefined {
  const { path, node, kind } = item
  if (path !== '') return kind.role === 'attribute' ? undefined : path
  if (kind.role !== 'pane') return numberOf(node) === undefined ? undefined : `#${numberOf(node)}`
  const holder = paneHolder(model, item)
  const name = asText(node.name)
  if (!holder || !name || numberOf(holder.node) === undefined || panesNamed(holder, name).length !== 1) return undefined
  return `#${numberOf(holder.node)}/${name}`
}

/** The tabs or the collapse that a pane belongs to. */
export const paneHolder = (model: FormModel, pane: FormItem): FormItem | undefined =>
  model.all.find(({ kind, children }) => kind.hasPanes && children.includes(pane))

const numberOf = (node: FormItem['node']) => asText(ownAt(node, '__config__', 'formId'))

const panesNamed = ({ children }: FormItem, name: string): readonly FormItem[] =>
  children.filter(({ node }) => asText(node.name) === name)

function compileRules(model: FormModel): CompiledRules {
  const rules = readRules(model.document)
  const faults = rules.map((rule) => faultsOf(rule, model))
  const isUsed = (rule: VisualRule, index: number) => !rule.isOff && faults[index]?.length === 0
  const within = new Map(model.all.map((item) => [item.key, descendantsOf(item)]))

  const edges = (action: RuleAction, rule: VisualRule): readonly (readonly [string, string])[] =>
    action.fields.flatMap((reference) => {
      const target = ruleTarget(model, reference)
      const paths = target ? [target, ...(within.get(target.key) ?? [])].map(({ path }) => path).filter(Boolean) : []
      return readBy(rule).flatMap((read) => paths.map((path) => [read, path] as const))
    })

  const formulas = model.all.flatMap((item) => formulaEdges(item))
  const set = rules
    .filter(isUsed)
    .flatMap((rule) => rule.actions.filter(({ type }) => type === 'setValue').flatMap((action) => edges(action, rule)))
  // The rows of a sub-table are final before its columns.
  const columns = model.all.flatMap(({ table, path }) => (table && path ? [[table, path] as const] : []))
  const circles = circlesOf(graphOf([...formulas, ...columns, ...set]))
  for (const [index, rule] of rules.entries()) {
    const name = isUsed(rule, index) ? circleIn(rule, circles) : undefined
    if (name !== undefined) faults[index] = [{ code: 'ruleCircle', name }]
  }

  const used = rules.filter(isUsed)
  const veils = used.flatMap((rule) =>
    rule.actions.filter(({ type }) => VEILS.has(type)).flatMap((action) => edges(action, rule)),
  )
  const sound = used.flatMap((rule) =>
    rule.actions.filter(({ type }) => type === 'setValue').flatMap((action) => edges(action, rule)),
  )
  const knots = circlesOf(graphOf([...formulas, ...sound, ...columns, ...veils]))
  const isKnotted = (read: string, target: string) => knots.has(read) && knots.get(read) === knots.get(target)

  const placed = new Map<string, PlacedAction[]>()
  const targets = new Map<string, FormItem>()
  for (const rule of used)
    for (const action of rule.actions) {
      // "When the status is done, lock status and price": what was stored as done is locked, not what becomes done.
      const isOnBefore = VEILS.has(action.type) && edges(action, rule).some(([read, target]) => isKnotted(read, target))
      for (const reference of action.fields) {
        const target = ruleTarget(model, reference)
        if (!target) continue
        targets.set(target.key, target)
        placed.set(target.key, [...(placed.get(target.key) ?? []), { rule, action, isOnBefore }])
      }
    }

  const actions = new Map<string, TargetActions>()
  walk(model.items, [])
  const straight = veils.filter(([read, target]) => !isKnotted(read, target))
  const graph = graphOf([...formulas, ...sound, ...columns, ...straight])
  const isSettled = ({ kind, key }: FormItem) =>
    kind.formula !== undefined || (kind.role !== 'system' && actions.has(key))
  return {
    targets: [...targets.values()],
    actionsOf: ({ key }) => actions.get(key) ?? NO_ACTIONS,
    reads: new Set(used.flatMap(readBy).map((path) => model.field(path)?.table ?? path)),
    order:
      used.length === 0
        ? []
        : componentsOf(graph)
            .flat()
            .flatMap((path) => model.field(path) ?? [])
            .filter(isSettled),
    faults,
  }

  function walk(items: readonly FormItem[], around: TargetActions['around']): void {
    for (const item of items) {
      const direct = placed.get(item.key) ?? []
      if (direct.length > 0 || around.length > 0) actions.set(item.key, { own: direct, around })
      const veiling = direct.filter(({ action }) => VEILS.has(action.type))
      walk(item.children, veiling.length > 0 ? [...around, veiling] : around)
    }
  }
}

const descendantsOf = ({ children }: FormItem): readonly FormItem[] =>
  children.flatMap((child) => [child, ...descendantsOf(child)])

const formulaEdges = ({ kind, node, path }: FormItem): readonly (readonly [string, string])[] =>
  path === '' ? [] : namesIn(kind.formula?.(node)).map((operand) => [operand, path] as const)

/** The field of a rule's circle: one that it reads and, over other rules or formulas, sets. */
const circleIn = (rule: VisualRule, circles: ReadonlyMap<string, number>): string | undefined =>
  rule.actions
    .filter(({ type }) => type === 'setValue')
    .flatMap(({ fields }) => fields)
    .find((target) => circles.has(target) && readBy(rule).some((read) => circles.get(read) === circles.get(target)))

function faultsOf(rule: VisualRule, model: FormModel): readonly RuleFault[] {
  const missing = [
    ...readBy(rule).filter((path) => path !== '' && !model.field(path)),
    ...rule.actions.flatMap(({ fields }) => fields).filter((reference) => !ruleTarget(model, reference)),
  ]
  if (missing.length > 0) return [...new Set(missing)].map((name) => ({ code: 'ruleField', name }))
  if (!isComplete(rule, model)) return [{ code: 'ruleIncomplete' }]
  return rule.actions.flatMap(({ formula, fields }): RuleFault[] => {
    const [target] = fields.flatMap((reference) => ruleTarget(model, reference) ?? [])
    const fault = formula && target && ruleFormulaFault(model, { formula, target })
    return fault ? [{ code: 'ruleFormula', fault }] : []
  })
}

/** The problem of the formula that sets a field. */
export const ruleFormulaFault = (
  model: FormModel,
  { formula, target }: { formula: readonly unknown[]; target: FormItem },
): Fault | undefined =>
  expressionFault(model, { expression: formula, table: target.table, wanted: formulaType(target) })

function isComplete(rule: VisualRule, model: FormModel): boolean {
  const hasParts = (group: VisualRule['conditions']): boolean =>
    group.length > 0 && group.every((part) => !isGroup(part) || hasParts(part.conditions))
  return (
    hasParts(rule.conditions) &&
    conditionsOf(rule).every(({ field, operator, value, from }) => {
      const item = model.field(field)
      if (!item || !ruleOperators(item).includes(operator)) return false
      return (
        !needsValue(operator) ||
        Boolean(from) ||
        item.kind.write(item.kind.read(value, item.node), item.node) !== undefined
      )
    }) &&
    rule.actions.length > 0 &&
    rule.actions.every((action) => isCompleteAction(action, model))
  )
}

/** Whether a component can be the target of an effect. */
export function takesEffect({ kind }: FormItem, effect: RuleEffect): boolean {
  const isField = kind.role === 'value' && kind.formula === undefined
  if (effect === 'filter') return isField && kind.hasOptions && !kind.holdsPaths
  if (effect === 'setValue') return isField && kind.fileType === undefined
  if (effect === 'require' || effect === 'lock') return isField || kind.role === 'table'
  return true
}

const isCompleteAction = ({ type, fields, options, value, from, formula }: RuleAction, model: FormModel): boolean =>
  fields.length > 0 &&
  fields.every((reference) => {
    const target = ruleTarget(model, reference)
    return target !== undefined && takesEffect(target, type)
  }) &&
  (type !== 'filter' || (options?.length ?? 0) > 0) &&
  (type !== 'setValue' || formula !== undefined || from !== undefined || value !== undefined)
