import type { CatalogueColumn } from '../../platform/db/table-catalogue.ts'
import { dictionary, field, options, type Part } from '../model/index.ts'
import { COMPONENTS, LINK, MAIL, PHONE, type ColumnKind } from './spreadsheet/column-kinds.ts'
import type { ColumnFacts } from './spreadsheet/guess-column.ts'

/** A column of a spreadsheet that becomes a field. */
export interface ChosenColumn {
  label: string
  kind: ColumnKind
  facts: Pick<ColumnFacts, 'options' | 'parts' | 'switchTexts' | 'decimals'>
  /** The dictionary with its options; undefined for options of the field. */
  dictionaryId?: string | undefined
}

const WHOLE_LINE = 24
/** Characters from which the text of a table column gets several lines. */
const LONG = 200
const WITH_TIME = { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' }

/** Patterns of texts with their messages. */
const PATTERNS: Partial<Record<ColumnKind, { pattern: RegExp; message: string }>> = {
  phone: { pattern: PHONE, message: '请输入正确的电话号码' },
  mail: { pattern: MAIL, message: '请输入正确的邮箱' },
  link: { pattern: LINK, message: '请输入正确的网址' },
}

/** The field of a column of a spreadsheet. */
export function fieldOfColumn(
  { label, kind, facts, dictionaryId }: ChosenColumn & { kind: keyof typeof COMPONENTS },
  name: string,
): Part {
  const { on, off } = facts.switchTexts ?? { on: '是', off: '否' }
  const optionsOf = (texts: readonly string[]) => options(...(dictionaryId === undefined ? texts : []))
  const props: Partial<Record<ColumnKind, Record<string, unknown>>> = {
    number: facts.decimals === undefined ? {} : { precision: facts.decimals },
    dateTime: WITH_TIME,
    options: optionsOf(facts.options),
    manyOptions: { ...optionsOf(facts.parts), multiple: true },
    switch: { activeTxt: on, inactiveTxt: off },
  }
  const pattern = PATTERNS[kind]
  return field(COMPONENTS[kind], [name, label], {
    ...(kind === 'longText' && { span: WHOLE_LINE }),
    props: props[kind] ?? {},
    ...(pattern && { config: { regList: [{ pattern: String(pattern.pattern), message: pattern.message }] } }),
    ...(dictionaryId !== undefined && { config: dictionary(dictionaryId, 'enCode') }),
  })
}

/** Columns that the platform fills itself, by their usual names. */
const SYSTEM: readonly [name: RegExp, kind: string][] = [
  [/^(?:f_)?creat(?:or|e)_?user(?:_?id)?$/i, 'createUser'],
  [/^(?:f_)?creat(?:or|e)_?time$/i, 'createTime'],
  [/^(?:f_)?(?:last_?)?modify_?user(?:_?id)?$/i, 'modifyUser'],
  [/^(?:f_)?(?:last_?)?modify_?time$/i, 'modifyTime'],
]

/** The field of a column of a table; undefined for keys, generated columns and types that no field has. */
export function fieldOfTableColumn(column: CatalogueColumn): Part | undefined {
  const { name, type, comment, nullable, hasDefault, primaryKey, isGenerated } = column
  if (primaryKey || isGenerated) return undefined
  const isText = type === 'text' || type.startsWith('character')
  const isMoment = type.startsWith('timestamp')
  const system = SYSTEM.find(([pattern]) => pattern.test(name))?.[1]
  const as = (kind: string, props: Record<string, unknown> = {}, span?: number) =>
    field(kind, [name, comment || name], {
      props,
      required: !nullable && !hasDefault,
      ...(span !== undefined && { span }),
    })

  if (system !== undefined && (isText || isMoment)) return field(system, [name, comment || name])
  const length = Number(/^character(?: varying)?\((\d+)\)$/.exec(type)?.[1] ?? 0)
  if (isText && length > 0 && length <= LONG) return as('comInput', { maxlength: length })
  if (isText) return as('textarea', length > 0 ? { maxlength: length } : {}, WHOLE_LINE)
  const scale = /^(?:smallint|integer|bigint)$/.test(type) ? 0 : /^numeric\(\d+,(\d+)\)$/.exec(type)?.[1]
  if (scale !== undefined) return as('numInput', { precision: Number(scale) })
  if (/^(?:numeric|real|double precision)$/.test(type)) return as('numInput')
  if (type === 'date') return as('date')
  return isMoment ? as('date', WITH_TIME) : undefined
}
