import type { FormItem } from './form-item.ts'
import { columnName } from './names.ts'
import type { FormModel } from './read-form.ts'

/** The client and the permissions of the user. */
export interface Viewer {
  side: 'pc' | 'app'
  /** Codes of the fields that the user may see; undefined if the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
}

/** The code of a field in form permission: its model name, `table-column` for columns. */
export const formCode = (item: FormItem): string => columnName(item.path)

/** The codes of all bound fields; a release writes them to the menu entry. */
export const formCodes = (model: FormModel): readonly { code: string; label: string }[] =>
  model.all
    .filter(({ path, kind }) => path !== '' && kind.role !== 'attribute')
    .map((item) => ({
      code: formCode(item),
      label: item.place
        .slice(item.table ? -2 : -1)
        .map(plainLabel)
        .join('-'),
    }))

const plainLabel = (place: string): string => place.replace(/ \S+$/, '')

/** Whether a component is shown: not hidden in the document with the containers around it, enabled for the client, and permitted. */
export function isVisible(item: FormItem, { side, formCodes: codes }: Viewer): boolean {
  if (item.isHidden || item.hiddenAround.includes(side) || !(side === 'pc' ? item.isOnPc : item.isOnApp)) return false
  return isPermitted(item, codes)
}

/** Whether form permission lets the user see and write a field. Components without a value are always permitted. */
export function isPermitted(item: FormItem, codes: ReadonlySet<string> | undefined): boolean {
  if (!codes || item.path === '' || item.kind.role === 'attribute') return true
  if (codes.has(formCode(item))) return true
  // Older entries list the sub-table only; it includes its columns.
  if (item.table === undefined || !codes.has(item.table)) return false
  return ![...codes].some((code) => code.startsWith(`${item.table}-`))
}

/** Rights to fields that limit a user who may see them, by code; other visible fields may be edited. */
export type FieldRights = ReadonlyMap<string, 'read' | 'required'>

/** Whether form permission lets the user see a field but not change it. A read-only sub-table includes its columns. */
export function isReadOnly(item: FormItem, rights: FieldRights | undefined): boolean {
  if (!rights || item.path === '') return false
  return rights.get(formCode(item)) === 'read' || (item.table !== undefined && rights.get(item.table) === 'read')
}

/** Whether form permission demands that this user fills in a field. */
export const isDemanded = (item: FormItem, rights: FieldRights | undefined): boolean =>
  item.path !== '' && rights?.get(formCode(item)) === 'required' && !isReadOnly(item, rights)
