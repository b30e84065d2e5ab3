import { expressionToText } from '@sqos/formula'
import type { Translate } from '@sqos/i18n'
import {
  asList,
  type FormItem,
  type FormModel,
  isGroup,
  needsValue,
  noNames,
  type RuleAction,
  type RuleCondition,
  type RuleGroup,
  type RuleOperator,
  ruleTarget,
  ruleValueType,
  staticOptions,
  type VisualRule,
} from '@sqos/form-model'
import { fieldLabel } from './rule-edits.ts'

/** The form and the texts that sentences need. */
export interface Words {
  form: FormModel
  t: Translate
}

/** A rule as a sentence: when 状态 is 草稿 and 金额 is greater than 100: show 原因. */
export const ruleSentence = (rule: VisualRule, words: Words): string =>
  words.t('rules.sentence', {
    conditions: groupWords(rule, words),
    actions: rule.actions.map((action) => actionWords(action, words)).join(words.t('rules.semicolon')),
  })

function groupWords({ match, conditions }: RuleGroup, words: Words): string {
  if (conditions.length === 0) return words.t('rules.noConditions')
  return conditions
    .map((part) => (isGroup(part) ? `(${groupWords(part, words)})` : conditionWords(part, words)))
    .join(words.t(`rules.${match}`))
}

function conditionWords({ field, operator, value, from }: RuleCondition, { form, t }: Words): string {
  const item = form.field(field)
  const parts = [item ? fieldLabel(form, item) : t('rules.removed'), operatorWords(operator, item, t)]
  if (needsValue(operator)) parts.push(operandWords({ value, from }, item, { form, t }))
  return parts.join(' ')
}

/** The words of a comparison; moments are earlier and later. */
export function operatorWords(operator: RuleOperator, item: FormItem | undefined, t: Translate): string {
  const type = item && ruleValueType(item)
  const isMoment = type === 'moment' || type === 'time'
  return t(isMoment ? `rules.momentOperator.${operator}` : `rules.operator.${operator}`)
}

function operandWords(
  { value, from }: Pick<RuleCondition, 'value' | 'from'>,
  item: FormItem | undefined,
  { form, t }: Words,
) {
  if (from !== undefined) {
    const other = form.field(from)
    return other ? fieldLabel(form, other) : t('rules.removed')
  }
  if (!item) return '…'
  const list = Array.isArray(value) && !item.kind.holdsPaths ? value : [value]
  const text = list.map((one: unknown) => valueWords(one, item, t)).join(t('rules.comma'))
  return text === '' ? '…' : text
}

/** A value as text. Names of people and records are not known here: they are counted. */
function valueWords(value: unknown, item: FormItem, t: Translate): string {
  const { kind, node } = item
  const read = kind.read(value, node)
  if (kind.references(read, node).length > 0) return t('rules.chosen')
  return kind.display(read, { node, names: noNames })
}

function actionWords(action: RuleAction, { form, t }: Words): string {
  const targets = action.fields.map((reference) => ruleTarget(form, reference))
  const labels = targets.map((item) => (item ? fieldLabel(form, item) : t('rules.removed'))).join(t('rules.comma'))
  const [first] = targets
  return t(`rules.action.${action.type}`, {
    fields: labels === '' ? '…' : labels,
    value: action.type === 'setValue' ? setWords(action, first, { form, t }) : '',
    options: action.type === 'filter' ? optionWords(action, first, t) : '',
  })
}

/** The value that an action sets: a formula as its text. */
function setWords(action: RuleAction, item: FormItem | undefined, words: Words): string {
  if (!action.formula) return operandWords(action, item, words)
  return expressionToText(action.formula) || '…'
}

function optionWords({ options }: RuleAction, item: FormItem | undefined, t: Translate): string {
  const known = item ? staticOptions(item.node) : []
  const labels = asList(options).map((id) => known.find(({ value }) => String(value) === id)?.label ?? String(id))
  return labels.length === 0 ? '…' : labels.join(t('rules.comma'))
}
