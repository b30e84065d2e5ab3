import { type Kind, takesDefaultFormula } from '@sqos/form-model'
import {
  choice,
  config,
  flag,
  flagUnlessNot,
  kindProperties,
  number,
  plain,
  type Property,
  text,
} from '@sqos/form-model/designer'

/** Label, name and visibility, for every kind with a label. */
const COMMON = {
  label: text('label', config('label')),
  showLabel: flagUnlessNot('showLabel', config('showLabel')),
  required: flag('required', config('required')),
  unique: flag('unique', config('unique')),
  title: text('title'),
  defaultFormula: {
    name: 'defaultFormula',
    path: config('defaultFormula'),
    editor: { type: 'defaultFormula' },
  } as const,
  help: text('tipLabel', config('tipLabel')),
}

/** Properties that cells of a sub-table have no space for. */
const OUTSIDE_OF_TABLES: ReadonlySet<string> = new Set([
  'prefix-icon',
  'suffix-icon',
  'prepend',
  'append',
  'trigger',
  'show-word-limit',
  'show-password',
  'isPhoneNumber',
  'isAmountChinese',
])

/** The properties of a kind on the first tab of the panel. Fields of a sub-table cannot be unique. */
export function propertiesOf(kind: Kind, isInTable = false): readonly Property[] {
  const { properties: all, isUnique } = kindProperties(kind)
  const own = isInTable ? all.filter(({ name }) => !OUTSIDE_OF_TABLES.has(name)) : all
  if (kind.role === 'pane') return [COMMON.title]
  if (kind.role === 'container' || kind.role === 'display') return own
  const required = kind.role === 'value' || kind.role === 'table' ? [COMMON.required] : []
  const unique = isUnique && !isInTable ? [COMMON.unique] : []
  const help = kind.role === 'value' && !isInTable ? [COMMON.help] : []
  const start = takesDefaultFormula({ kind, node: kind.create(0) }) ? [COMMON.defaultFormula] : []
  return [COMMON.label, ...help, ...own, ...start, ...required, ...unique]
}

/** Whether values can be checked against patterns. */
export const hasPatterns = (kind: Kind): boolean => kindProperties(kind).hasPatterns

/** Span, label and visibility: the second tab. */
export const styleProperties = (kind: Kind, isInTable: boolean): readonly Property[] => [
  ...(isInTable
    ? [number('columnWidth', { min: 60, max: 800, step: 10 }, ['__config__', 'columnWidth'])]
    : [
        number('span', { min: 6, max: 24, step: 2 }, ['__config__', 'span']),
        ...(kindProperties(kind).hasWidth ? [{ ...plain('fieldWidth', WIDTHS), path: ['style', 'width'] }] : []),
      ]),
  ...(kind.role === 'container' || kind.role === 'pane' ? [] : [COMMON.showLabel]),
  number('labelWidth', { min: 0, max: 400, step: 10 }, ['__config__', 'labelWidth']),
  flag('noShow', config('noShow')),
]

const WIDTHS = ['100%', '75%', '50%', '33%', '25%']

const widths = ['600px', '800px', '1000px', '40%', '50%', '60%', '70%', '80%']
const popup = (name: 'general' | 'drawer' | 'fullScreen') => ({
  path: ['popupType'],
  is: name === 'general' ? [name, undefined, null] : [name],
})

/** Settings of the whole form: the third tab. */
const FORM_PROPERTIES: readonly Property[] = [
  choice('size', ['medium', 'small', 'mini']),
  {
    ...choice('labelPosition', ['left', 'right', 'top']),
    also: (position) => (position === 'top' ? [[['formStyle'], '']] : []),
  },
  number('labelWidth', { min: 0, max: 400, step: 10 }),
  text('labelSuffix'),
  number('gutter', { min: 0, max: 60 }),
  number('defaultSpan', { min: 6, max: 24, step: 2 }, ['span']),
  choice('formPopup', ['general', 'drawer', 'fullScreen'], ['popupType']),
  { ...plain('generalWidth', widths), when: popup('general') },
  { ...plain('drawerWidth', widths), when: popup('drawer') },
  {
    ...plain('fullScreenWidth', ['800px', '1000px', '1200px', '1400px', '50%', '60%', '70%', '80%', '90%', '100%']),
    when: popup('fullScreen'),
  },
  {
    ...choice('formStyle', ['', 'word-form']),
    // In the document style, labels are in a separate column.
    also: (style) => (style === 'word-form' ? [[['labelPosition'], 'right']] : []),
  },
  text('confirmButtonText'),
  flagUnlessNot('hasCancelBtn'),
  { ...text('cancelButtonText'), when: { path: ['hasCancelBtn'], is: [true, 1, undefined, null] } },
  flag('disabled'),
]

const POPUPS: ReadonlySet<string> = new Set(['popupType', 'generalWidth', 'drawerWidth'])

/** The settings of a form. A form without a list is always a page. */
export const formProperties = (webType: number | undefined): readonly Property[] =>
  webType === undefined || webType === 2
    ? FORM_PROPERTIES
    : FORM_PROPERTIES.flatMap(({ when, ...property }) => {
        if (POPUPS.has(property.path[0] ?? '')) return []
        const isOfPopup = [when].flat().some((one) => one?.path[0] === 'popupType')
        return [{ ...property, ...(when && !isOfPopup && { when }) }]
      })

/** The properties that several selected components share. */
export function sharedProperties(items: readonly { kind: Kind; table: string | undefined }[]): readonly Property[] {
  const [first] = items
  if (!first) return []
  const isColumn = first.table !== undefined
  const style = items.every(({ table }) => (table !== undefined) === isColumn)
    ? styleProperties(first.kind, isColumn)
    : []
  const areValues = items.every(({ kind }) => kind.role === 'value')
  return areValues ? [COMMON.required, flag('disabled'), ...style] : style
}
