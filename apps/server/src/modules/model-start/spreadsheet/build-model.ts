import { defaultListDocument, readForm } from '@sqos/form-model'
import { field, formOf, listOf, options, type Part } from '../../model/index.ts'
import { LINK, MAIL, PHONE, type ColumnKind } from './column-kinds.ts'
import type { ColumnFacts } from './guess-column.ts'

/** A column that becomes a field. */
export interface ChosenColumn {
  label: string
  kind: ColumnKind
  facts: Pick<ColumnFacts, 'options' | 'parts' | 'switchTexts' | 'decimals'>
}

/** The documents of a model. */
export interface BuiltModel {
  formData: string
  columnData: string
  /** Model names of the fields, in the order of the columns. */
  names: string[]
}

/** Columns that the list shows at first; the others can be added in its design. */
const LISTED = 20
const SEARCHED = 3
const WHOLE_LINE = 24

/** The form and the list of columns: two fields in a line, and every button. */
export function buildModel(columns: readonly ChosenColumn[]): BuiltModel {
  const names = columns.map(({ kind }, index) => `${WIDGETS[kind]}Field${101 + index}`)
  const parts = columns.map((column, index): Part => fieldOf(column, names[index] ?? ''))
  const formData = formOf({ labelPosition: 'top' }, parts)
  const { searchList, columnList } = defaultListDocument(readForm(formData))
  const shown = columnList.slice(0, LISTED).map(({ prop }) => [prop, 0] as const)
  return {
    formData,
    columnData: listOf(formData, {
      columns: Object.fromEntries(shown),
      search: searchList.slice(0, SEARCHED).map((search) => String(search['prop'])),
      settings: { useBtnPermission: false, useDataPermission: false },
    }),
    names,
  }
}

/** The kind of component of each kind of column. */
const WIDGETS: Readonly<Record<ColumnKind, string>> = {
  text: 'comInput',
  longText: 'textarea',
  number: 'numInput',
  date: 'date',
  dateTime: 'date',
  time: 'time',
  options: 'select',
  manyOptions: 'select',
  switch: 'switch',
  person: 'userSelect',
  department: 'depSelect',
  phone: 'comInput',
  mail: 'comInput',
  link: 'comInput',
  skip: 'comInput',
}

/** Patterns of texts, with the messages of the designer's presets. */
const PATTERNS: Partial<Record<ColumnKind, { pattern: RegExp; message: string }>> = {
  phone: { pattern: PHONE, message: '请输入正确的电话号码' },
  mail: { pattern: MAIL, message: '请输入正确的邮箱' },
  link: { pattern: LINK, message: '请输入正确的网址' },
}

function fieldOf({ label, kind, facts }: ChosenColumn, name: string): Part {
  const named = [name, label] as const
  const pattern = PATTERNS[kind]
  switch (kind) {
    case 'longText':
      return field('textarea', named, { span: WHOLE_LINE })
    case 'number':
      return field('numInput', named, facts.decimals === undefined ? {} : { props: { precision: facts.decimals } })
    case 'dateTime':
      return field('date', named, { props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' } })
    case 'options':
      return field('select', named, { props: options(...facts.options) })
    case 'manyOptions':
      return field('select', named, { props: { ...options(...facts.parts), multiple: true } })
    case 'switch': {
      const { on, off } = facts.switchTexts ?? { on: '是', off: '否' }
      return field('switch', named, { props: { activeTxt: on, inactiveTxt: off } })
    }
    case 'text':
    case 'date':
    case 'time':
    case 'person':
    case 'department':
    case 'phone':
    case 'mail':
    case 'link':
    case 'skip':
      return field(WIDGETS[kind], named, {
        ...(pattern && { config: { regList: [{ pattern: String(pattern.pattern), message: pattern.message }] } }),
      })
  }
}
