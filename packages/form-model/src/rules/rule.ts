import { namesIn } from '../model/formula-names.ts'
import { asList, asText, isRecord, own, type JsonRecord } from '../json/json.ts'

/** The comparisons of conditions. */
const RULE_OPERATORS = [
  'is',
  'isNot',
  'contains',
  'notContains',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'isOneOf',
  'isNoneOf',
  'hasAny',
  'hasAll',
  'hasNone',
  'isEmpty',
  'isNotEmpty',
] as const

/** The comparison of a condition. */
export type RuleOperator = (typeof RULE_OPERATORS)[number]

/** Compares a field with a stored value, or with another field (`from`). */
export interface RuleCondition {
  /** Path of the field: `F_Name`, `tableField102.F_Qty`. */
  field: string
  operator: RuleOperator
  value?: unknown
  from?: string | undefined
}

/** Conditions of which all or any have to be true. */
export interface RuleGroup {
  match: 'all' | 'any'
  conditions: readonly (RuleCondition | RuleGroup)[]
}

/** The effects of rules. `show` hides the fields while no rule that shows them applies. */
export const RULE_EFFECTS = ['show', 'hide', 'require', 'lock', 'setValue', 'filter'] as const

/** The effect of an action. */
export type RuleEffect = (typeof RULE_EFFECTS)[number]

/** What a rule does with fields. */
export interface RuleAction {
  type: RuleEffect
  /** Paths of fields; `#101` for components without a name, by their number; `#101/2` for a pane, by its name. */
  fields: readonly string[]
  /** For `setValue`: the stored value. */
  value?: unknown
  /** For `setValue`: the field whose value is taken. */
  from?: string | undefined
  /** For `setValue`: the formula whose result is taken, as calculated fields store it. */
  formula?: readonly unknown[] | undefined
  /** For `filter`: the values of the remaining options. */
  options?: readonly string[] | undefined
}

/** A rule of a form: when the conditions are true, its actions apply. */
export interface VisualRule extends RuleGroup {
  id: string
  /** Whether the rule is switched off. */
  isOff: boolean
  actions: readonly RuleAction[]
}

/** Whether a part of a group is a group. */
export const isGroup = (part: RuleCondition | RuleGroup): part is RuleGroup => 'conditions' in part

/** Whether an operator compares with a value. */
export const needsValue = (operator: RuleOperator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'

/** The rules of a form document. Skips parts that are not rules. */
export const readRules = (document: unknown): readonly VisualRule[] =>
  asList(own(document, 'visualRules')).flatMap((source, index): VisualRule[] => {
    if (!isRecord(source)) return []
    return [
      {
        ...readGroup(source),
        id: asText(own(source, 'id')) ?? `rule${index + 1}`,
        isOff: own(source, 'off') === true,
        actions: asList(own(source, 'actions')).flatMap(readAction),
      },
    ]
  })

/** The stored form of rules. */
export const writeRules = (rules: readonly VisualRule[]): readonly JsonRecord[] =>
  rules.map(({ isOff, ...rule }) => ({ ...rule, ...(isOff && { off: true }) }))

function readGroup(source: JsonRecord): RuleGroup {
  return {
    match: own(source, 'match') === 'any' ? 'any' : 'all',
    conditions: asList(own(source, 'conditions')).flatMap((part): (RuleCondition | RuleGroup)[] => {
      if (!isRecord(part)) return []
      if (Array.isArray(own(part, 'conditions'))) return [readGroup(part)]
      const operator = RULE_OPERATORS.find((one) => one === own(part, 'operator'))
      if (!operator) return []
      const { value, from } = operand(part)
      const compared = from === undefined ? (Object.hasOwn(part, 'value') ? { value } : {}) : { from }
      return [{ field: asText(own(part, 'field')) ?? '', operator, ...compared }]
    }),
  }
}

function readAction(source: unknown): RuleAction[] {
  const type = RULE_EFFECTS.find((one) => one === own(source, 'type'))
  if (!type || !isRecord(source)) return []
  const options = own(source, 'options')
  return [
    {
      type,
      fields: texts(own(source, 'fields')),
      ...operand(source),
      ...(Array.isArray(options) && { options: texts(options) }),
    },
  ]
}

const texts = (value: unknown): readonly string[] => asList(value).flatMap((one) => asText(one) ?? [])

function operand(source: JsonRecord): { value?: unknown; from?: string; formula?: readonly unknown[] } {
  const formula = own(source, 'formula')
  if (Array.isArray(formula)) return { formula }
  const from = asText(own(source, 'from'))
  if (from !== undefined) return { from }
  return Object.hasOwn(source, 'value') ? { value: source['value'] } : {}
}

/** Every condition of a group, also of the groups inside of it. */
export const conditionsOf = ({ conditions }: RuleGroup): readonly RuleCondition[] =>
  conditions.flatMap((part) => (isGroup(part) ? conditionsOf(part) : [part]))

/** The paths of the fields that a rule reads: in its conditions and in the values that it sets. */
export const readBy = (rule: VisualRule): readonly string[] => [
  ...conditionsOf(rule).flatMap(({ field, from }) => (from === undefined ? [field] : [field, from])),
  ...rule.actions.flatMap(({ from, formula }) => (formula ? namesIn(formula) : (from ?? []))),
]
