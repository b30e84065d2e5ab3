import {
  asText,
  conditionsOf,
  type FormItem,
  type FormModel,
  needsValue,
  paneHolder,
  type RuleAction,
  type RuleCondition,
  ruleOperators,
  ruleReference,
  rulesOf,
  takesEffect,
  type RuleEffect,
  type RuleGroup,
  type VisualRule,
} from '@sqos/form-model'

/** The fields that conditions can compare. */
export const conditionFields = (form: FormModel): readonly FormItem[] =>
  form.all.filter((item) => item.path !== '' && form.field(item.path) === item && ruleOperators(item).length > 0)

/** The components that an effect can change. */
export const effectTargets = (form: FormModel, effect: RuleEffect): readonly FormItem[] =>
  form.all.filter((item) => ruleReference(form, item) !== undefined && takesEffect(item, effect))

/** The name of a field in lists: a column with the label of its table, a pane with that of its tabs. */
export function fieldLabel(form: FormModel, item: FormItem): string {
  if (item.kind.role === 'pane')
    return `${paneHolder(form, item)?.label ?? ''} › ${asText(item.node.title) || item.label}`
  const table = item.table === undefined ? undefined : form.field(item.table)
  const label = item.label || item.name
  return table ? `${table.label} › ${label}` : label
}

/** A condition on the first field that can be compared. */
export function newCondition(form: FormModel, field = conditionFields(form)[0]): RuleCondition {
  return { field: field?.path ?? '', operator: (field && ruleOperators(field)[0]) ?? 'isNotEmpty' }
}

/** A new rule with one condition and, for a field of the panel, the action on it. */
export function newRule(form: FormModel, { id, target }: { id: string; target?: FormItem | undefined }): VisualRule {
  const first = conditionFields(form).find((item) => item !== target) ?? conditionFields(form)[0]
  const reference = target && ruleReference(form, target)
  return {
    id,
    isOff: false,
    match: 'all',
    conditions: [newCondition(form, first)],
    actions: [{ type: 'show', fields: reference === undefined ? [] : [reference] }],
  }
}

/** An id that no rule of the form has. */
export function freeId(rules: readonly VisualRule[]): string {
  const taken = new Set(rules.map(({ id }) => id))
  let number = rules.length + 1
  while (taken.has(`rule${number}`)) number += 1
  return `rule${number}`
}

/** A condition with another field: the comparison stays if the field offers it, the value does not. */
export function withField(condition: RuleCondition, item: FormItem): RuleCondition {
  const operators = ruleOperators(item)
  const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'isNotEmpty')
  return { field: item.path, operator }
}

/** A condition with another comparison; a value of another shape is dropped. */
export function withOperator(condition: RuleCondition, operator: RuleCondition['operator']): RuleCondition {
  const { value, from, ...rest } = condition
  const isKept = needsValue(operator) && takesList(operator) === takesList(condition.operator)
  return { ...rest, operator, ...(isKept && (from === undefined ? { value } : { from })) }
}

/** An action with another effect; fields that it cannot change are dropped, and so are values. */
export function withEffect(action: RuleAction, type: RuleEffect, form: FormModel): RuleAction {
  const possible = new Set(effectTargets(form, type).map((item) => ruleReference(form, item)))
  return { type, fields: action.fields.filter((reference) => possible.has(reference)) }
}

/** Whether a comparison takes several values. */
export const takesList = (operator: RuleCondition['operator']): boolean =>
  ['isOneOf', 'isNoneOf', 'hasAny', 'hasAll', 'hasNone'].includes(operator)

/** Returns a group with a changed part; undefined removes it. */
export const withPart = (group: RuleGroup, index: number, part: RuleCondition | RuleGroup | undefined) => ({
  ...group,
  conditions:
    part === undefined ? group.conditions.filter((_, at) => at !== index) : group.conditions.with(index, part),
})

/** The rules that read a component or act on it, with their positions. */
export function rulesAbout(form: FormModel, item: FormItem, rules: readonly VisualRule[]) {
  const reference = ruleReference(form, item)
  return rules.flatMap((rule, index) => {
    const isRead = item.path !== '' && conditionsOf(rule).some(({ field, from }) => [field, from].includes(item.path))
    const isTarget = rule.actions.some(({ fields }) => reference !== undefined && fields.includes(reference))
    return isRead || isTarget ? [{ rule, index, faults: rulesOf(form).faults[index] ?? [] }] : []
  })
}
