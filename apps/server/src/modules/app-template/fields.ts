import type { OptionTone } from '@sqos/form-model'
import { dictionary, field, heading, options, rowsOf } from '../model/index.ts'
import type { AppField } from './app-spec.ts'
import type { Words } from './words.ts'

/** The title of a field with the state of a record. */
export const STATUS = '状态|狀態|Status'

interface Look {
  /** Of 24. Default: half of the width. */
  span?: number
  required?: boolean
  /** Width of a column of a sub-table, in px. */
  width?: number
  /** Properties of the widget. */
  props?: Readonly<Record<string, unknown>>
  /** Settings in `__config__`. */
  config?: Readonly<Record<string, unknown>>
}

const partOf =
  (kind: string, [name, words]: readonly [name: string, words: Words], look: Look = {}): AppField =>
  ({ say }) =>
    field(kind, [name, say(words)], {
      ...(look.span !== undefined && { span: look.span }),
      ...(look.required !== undefined && { required: look.required }),
      config: { ...(look.width !== undefined && { columnWidth: look.width }), ...look.config },
      props: { ...look.props },
    })

/** A text of one line. */
export const text = (name: string, words: Words, look: Look & { max?: number } = {}) =>
  partOf('comInput', [name, words], { ...look, props: { maxlength: look.max ?? 100, ...look.props } })

/** A phone number, masked for users without the right to whole numbers. */
export const phone = (name: string, words: Words, look: Look = {}) =>
  text(name, words, { ...look, max: 20, props: { isPhoneNumber: true, ...look.props } })

/** A text of several lines, as wide as the form. */
export const note = (name: string, words: Words, look: Look & { max?: number } = {}) =>
  partOf('textarea', [name, words], { span: 24, ...look, props: { maxlength: look.max ?? 500, ...look.props } })

/** A number. */
export const number = (
  name: string,
  words: Words,
  { min = 0, max, precision = 0, ...look }: Look & { min?: number; max?: number; precision?: number } = {},
) =>
  partOf('numInput', [name, words], {
    ...look,
    props: { min, ...(max !== undefined && { max }), precision, ...look.props },
  })

/** An amount of money with two decimals. */
export const money = (name: string, words: Words, look: Look = {}) => number(name, words, { ...look, precision: 2 })

/** A day. `today`: a new record starts with the current day. */
export const date = (name: string, words: Words, { today = false, ...look }: Look & { today?: boolean } = {}) =>
  partOf('date', [name, words], { ...look, config: { ...look.config, ...(today && { defaultCurrent: true }) } })

/** A day with its time. */
export const moment = (name: string, words: Words, { now = false, ...look }: Look & { now?: boolean } = {}) =>
  partOf('date', [name, words], {
    ...look,
    config: { ...look.config, ...(now && { defaultCurrent: true }) },
    props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm', ...look.props },
  })

/** A person. `me`: a new record starts with the current user. */
export const person = (name: string, words: Words, { me = false, ...look }: Look & { me?: boolean } = {}) =>
  partOf('userSelect', [name, words], { ...look, config: { ...look.config, ...(me && { defaultCurrent: true }) } })

/** A department. `mine`: a new record starts with that of the current user. */
export const department = (name: string, words: Words, { mine = false, ...look }: Look & { mine?: boolean } = {}) =>
  partOf('depSelect', [name, words], { ...look, config: { ...look.config, ...(mine && { defaultCurrent: true }) } })

interface Choices extends Look {
  /** Kind of the component. Default: a dropdown. */
  as?: 'select' | 'radio' | 'checkbox'
  /** Number of the option that new records start with, from 1. */
  first?: number
  /** Meanings of the options in lists. */
  tones?: readonly OptionTone[]
}

/** One option of a list; the options have the ids 1, 2, 3 … */
export const choice =
  (
    name: string,
    words: Words,
    { of: list, as = 'select', first, tones, ...look }: Choices & { of: readonly Words[] },
  ): AppField =>
  (context) =>
    partOf(as, [name, words], {
      ...look,
      config: { ...look.config, ...(first !== undefined && { defaultValue: String(first) }) },
      props: { ...withTones(options(...list.map(context.say)), tones), ...look.props },
    })(context)

const withTones = ({ __slot__ }: ReturnType<typeof options>, tones: readonly OptionTone[] = []) => ({
  __slot__: {
    options: __slot__.options.map((option, index) => ({ ...option, ...(tones[index] && { tone: tones[index] }) })),
  },
})

/** One value of a dictionary that the app creates; the values have the codes 1, 2, 3 … */
export const fromDictionary =
  (
    name: string,
    words: Words,
    { from: key, as = 'select', first, tones: _tones, ...look }: Choices & { from: string },
  ): AppField =>
  (context) => {
    const id = context.dictionaryId(key)
    if (id === undefined) return choice(name, words, { of: context.dictionary(key).values, as, ...look })(context)
    const config = {
      ...look.config,
      ...dictionary(id, 'enCode'),
      ...(first !== undefined && { defaultValue: String(first) }),
    }
    return partOf(as, [name, words], { ...look, config, props: { __slot__: { options: [] }, ...look.props } })(context)
  }

/** A component of another kind. */
export const other = partOf

/** Yes or no. */
export const yesNo = (name: string, words: Words, look: Look = {}) => partOf('switch', [name, words], look)

/** Files. */
export const files = (name: string, words: Words, look: Look = {}) =>
  partOf('uploadFz', [name, words], { span: 24, ...look, props: { limit: 9, ...look.props } })

/** Pictures. */
export const pictures = (name: string, words: Words, look: Look = {}) =>
  partOf('uploadImg', [name, words], { span: 24, ...look, props: { limit: 9, ...look.props } })

/** A heading over the fields that follow. */
export const section =
  (words: Words): AppField =>
  ({ say }) =>
    heading(say(words))

/** The number that the server issues. */
export const billNumber =
  (name: string, words: Words, look: Look = {}): AppField =>
  (context) =>
    partOf('billRule', [name, words], {
      ...look,
      config: { rule: context.rule, ruleName: context.ruleName },
    })(context)

/** A formula of names, numbers and `+ - × ÷ ( )`, each with spaces around it: `quantity × price`. */
export const formula = (name: string, words: Words, { is: expression, ...look }: Look & { is: string }) =>
  partOf('calculate', [name, words], {
    ...look,
    props: {
      expression: expression
        .split(' ')
        .map((part) => (/^[a-z]/i.test(part) ? { __vModel__: part, label: part } : part)),
      ...look.props,
    },
  })

/** Model name of the sub-table of an app, which has one at most. */
export const ROWS = 'tableField150'

/** The sub-table of an app, with sums below its columns `sums`. */
export const rows =
  (
    words: Words,
    { add, sums = [], columns }: { add: Words; sums?: readonly string[]; columns: readonly AppField[] },
  ): AppField =>
  (context) =>
    rowsOf(150, {
      label: context.say(words),
      props: { actionText: context.say(add), 'show-summary': sums.length > 0, summaryField: [...sums] },
      columns: columns.map((column) => column(context)),
    })

/** Who created the record, their department, and when. */
export const stamps = (creator: Words): readonly AppField[] => [
  partOf('createUser', ['creator', creator], { span: 8 }),
  partOf('currOrganize', ['department', '所属部门|所屬部門|Department'], { span: 8, props: { showLevel: 'last' } }),
  partOf('createTime', ['created_at', '创建时间|建立時間|Created'], { span: 8 }),
]
