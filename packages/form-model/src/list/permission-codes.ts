import type { FormModel } from '../model/read-form.ts'
import { isPhoneField } from '../values/phone-number.ts'
import type { ListModel } from './read-list.ts'

/** A permission code of a menu entry, and whether it is granted by default. */
export interface PermissionEntry {
  code: string
  label: string
  isEnabled: boolean
}

/** The buttons that lists can have. */
export const LIST_BUTTONS = ['add', 'download', 'upload', 'batchRemove'] as const
/** The buttons at the end of a row. */
export const ROW_BUTTONS = ['edit', 'remove', 'detail'] as const

const LABELS: Readonly<Record<string, string>> = {
  add: '新增',
  download: '导出',
  upload: '导入',
  batchRemove: '批量删除',
  edit: '编辑',
  remove: '删除',
  detail: '详情',
}

/** Button codes of a list: the usual buttons, enabled if the list has them, then custom buttons. */
export function buttonCodes(list: ListModel): readonly PermissionEntry[] {
  const present = [...list.buttons, ...list.rowButtons]
  const usual = [...LIST_BUTTONS, ...ROW_BUTTONS].map((value) => {
    const button = present.find((one) => one.value === value)
    return { code: `btn_${value}`, label: button?.label || (LABELS[value] ?? value), isEnabled: button !== undefined }
  })
  return [...usual, ...list.customButtons.map(({ code, label }) => ({ code, label, isEnabled: true }))]
}

/** The permission to see whole phone numbers; others see masked ones. */
export const SHOW_NUMBER = 'btn_showNumber'

/** The permission to see whole numbers, for forms with phone numbers. */
export const numberCodes = (form: FormModel): readonly PermissionEntry[] =>
  form.all.some(isPhoneField) ? [{ code: SHOW_NUMBER, label: '查看完整号码', isEnabled: true }] : []

/** Column codes of a list: every possible column, enabled if the list shows it. */
export function columnCodes(list: ListModel): readonly PermissionEntry[] {
  const shown = new Set(list.columns.map(({ prop }) => prop))
  const all = list.possibleColumns.length > 0 ? list.possibleColumns : list.columns
  return all.map(({ prop, label }) => ({ code: prop, label, isEnabled: shown.has(prop) }))
}
