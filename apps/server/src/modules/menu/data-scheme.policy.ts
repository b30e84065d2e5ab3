import { refusedField, AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { APPROVAL_STATE, APPROVAL_STATES, parseConditions, SCHEME, SYMBOLS, TOKENS } from '../authority/index.ts'
import type { MenuItemRepository } from './menu-item.repository.ts'
import type { DataFieldBody, DataSchemeBody } from './menu-item.schema.ts'

/** A typed content; the other contents are replaced by a property of the current user. */
const TYPED = 'text'

type Field = Awaited<ReturnType<MenuItemRepository['listFields']>>[number]

/** `a,b` → `['a', 'b']`. */
const wordsOf = (csv: string) =>
  csv
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const isFixed = (enCode: string) => Object.values<string>(SCHEME).includes(enCode)

/** Refuses a field with unknown symbols or contents, or without any. */
export function checkField({ conditionSymbol, conditionText }: DataFieldBody): void {
  const symbols = wordsOf(conditionSymbol)
  const contents = wordsOf(conditionText)
  if (symbols.length === 0 || !symbols.every((symbol) => SYMBOLS.some((one) => one === symbol)))
    throw refusedField('conditionSymbol', 'menu.symbolUnknown')
  if (contents.length === 0 || !contents.every((content) => content === TYPED || TOKENS.some((one) => one === content)))
    throw refusedField('conditionText', 'menu.contentUnknown')
}

/** Refuses an invalid scheme; returns the description of its conditions. */
export function describeScheme(body: DataSchemeBody, fields: readonly Field[]): string {
  if (body.enCode !== '') {
    if (!isFixed(body.enCode)) throw refusedField('enCode', 'menu.schemeCode')
    return text('zh', `menu.scheme.${body.enCode}`)
  }
  const groups = parseConditions(body.conditionJson)
  if (!groups) throw refusedField('conditionJson', 'menu.conditionsBroken')
  const word = (logic: 'and' | 'or') => ` ${text('zh', `menu.logic.${logic}`)} `
  return groups
    .map(({ logic, groups: conditions }) => {
      const words = conditions.map((condition) => describeCondition(condition, fields)).join(word(logic))
      return groups.length > 1 && conditions.length > 1 ? `(${words})` : words
    })
    .join(word(body.matchLogic))
}

type Condition = NonNullable<ReturnType<typeof parseConditions>>[number]['groups'][number]

function describeCondition({ field, type, op, value }: Condition, fields: readonly Field[]): string {
  const known = fields.find((one) => one.enCode === field && one.enabledMark === 1)
  const refuse = (key: string) =>
    new AppError('refused', key, { params: { field: known?.fullName ?? field }, fields: { conditionJson: key } })
  if (!known || known.type !== type) throw refuse('menu.fieldMissing')
  if (!wordsOf(known.conditionSymbol).includes(op)) throw refuse('menu.symbolNotOffered')
  const values = [value].flat()
  const token = TOKENS.find((one) => one === value)
  if (!wordsOf(known.conditionText).includes(token ?? TYPED)) throw refuse('menu.contentNotOffered')
  if (values.length === 0 || values.some((one) => String(one).trim() === '')) throw refuse('menu.contentMissing')
  if (!token && type !== 'String' && values.some((one) => !Number.isFinite(Number(one))))
    throw refuse('menu.contentNumber')
  const isState = field === APPROVAL_STATE
  if (isState && !values.every((one) => APPROVAL_STATES.some((state) => state === one)))
    throw refuse('menu.stateUnknown')
  const shown = isState ? values.map((state) => text('zh', `menu.approvalState.${state}`)) : values
  const content = token ? text('zh', `menu.content.${token.slice(1)}`) : shown.join('、')
  return `${known.fullName} ${text('zh', `menu.symbol.${op}`)} ${content}`
}
