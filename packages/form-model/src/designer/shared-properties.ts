import { choice, config, flag, flagUnlessNot, number, plain, text, type Property } from './property.ts'

/** Text of an empty control. */
export const placeholder = text('placeholder')
/** Whether the control is disabled. */
export const disabled = flag('disabled')
/** Whether the control is read-only. */
export const readonly = flag('readonly')
/** Whether the value can be cleared. */
export const clearable = flagUnlessNot('clearable')
/** Whether options can be searched. */
export const filterable = flag('filterable')
/** Whether several values can be chosen; the default value changes its shape with it. */
export const multiple: Property = {
  ...flag('multiple'),
  also: (on) => [[config('defaultValue'), on === true ? [] : '']],
}
/** Whether a flag is set. */
export const isOn = (value: unknown) => value === true
/** Text of a new record. */
export const defaultText = text('defaultValue', config('defaultValue'))
/** Number of a new record. */
export const defaultNumber = number('defaultValue', {}, ['__config__', 'defaultValue'])
/** Moment of a new record. */
export const defaultMoment: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultMoment' },
}
/** Time of day of a new record. */
export const defaultTime: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultTime' },
}
/** An icon of the control. */
export const icon = (name: string): Property => ({ name, path: [name], editor: { type: 'icon' } })
/** A stored value of any type. */
export const stored = (name: string): Property => ({ name, path: [name], editor: { type: 'stored' } })

/** When the rules of a text are checked. */
export const trigger = choice('trigger', ['blur', 'change'], config('trigger'))

/** Widths of a dialog of records. */
export const popupWidths = ['600px', '800px', '1000px', '40%', '50%', '60%', '70%', '80%']
/** Paging of a list of records. */
export const pages = [
  flag('hasPage'),
  { ...plain('pageSize', [20, 50, 100, 500]), when: { path: ['hasPage'], is: [true, 1] } },
] as const
/** Properties of uploads. */
export const files = [
  choice('accept', ['', 'image/*', 'video/*', 'audio/*', '.xls,.xlsx', '.doc,.docx', '.pdf', '.txt']),
  number('fileSize', { min: 1, max: 10_000 }),
  plain('sizeUnit', ['KB', 'MB']),
  flag('showTip'),
  number('limit', { min: 1, max: 100 }),
  disabled,
] as const
/** What a QR code or barcode shows. */
export const code = [
  choice('dataType', ['static', 'relation', 'form']),
  { ...text('staticText'), when: { path: ['dataType'], is: ['static'] } },
  {
    name: 'relationField',
    path: ['relationField'],
    editor: { type: 'field', of: 'values' },
    when: { path: ['dataType'], is: ['relation'] },
  },
] as const satisfies readonly Property[]
/** The field whose record an attribute shows. */
export const attribute = [
  { name: 'source', path: ['relationField'], editor: { type: 'field', of: 'relations' } },
] as const satisfies readonly Property[]
/** Panes that are open at first. */
export const activePanes = (by: 'place' | 'name'): Property => ({
  name: 'active',
  path: config('active'),
  editor: { type: 'activePanes', by },
})
/** Panes with their titles. */
export const panes: Property = { name: 'panes', path: config('children'), editor: { type: 'panes' } }
/** Properties of fields that the server fills in. */
export const system = [flag('noShow', config('noShow'))]
/** Whether a new record has the current user, or their department, position and so on. */
export const defaultCurrent = flag('defaultCurrent', config('defaultCurrent'))
