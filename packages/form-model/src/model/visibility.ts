import type { FormItem } from './form-item.ts'
import { columnName } from './names.ts'
import type { FormModel } from './read-form.ts'

/** For whom a form is drawn. */
export interface Viewer {
  side: 'pc' | 'app'
  /** Codes of the fields that the person may see; nothing when the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
}

/** The code of a field in form permission: its model name, `table-column` for columns. Source: contract, 5.3 and 20.4. */
export const formCode = (item: FormItem): string => columnName(item.path)

/** Codes of every bound field, for the menu entry that a release writes. */
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

/** Whether a component is drawn for somebody: not hidden by the designer, meant for this side, and permitted. */
export function isVisible(item: FormItem, { side, formCodes: codes }: Viewer): boolean {
  if (item.isHidden || !(side === 'pc' ? item.isOnPc : item.isOnApp)) return false
  return isPermitted(item, codes)
}

/** Whether form permission lets somebody see and write a field. What stores nothing is everybody's. */
export function isPermitted(item: FormItem, codes: ReadonlySet<string> | undefined): boolean {
  if (!codes || item.path === '' || item.kind.role === 'attribute') return true
  if (codes.has(formCode(item))) return true
  // Older entries know the sub-table only: it stands for its columns.
  if (item.table === undefined || !codes.has(item.table)) return false
  return ![...codes].some((code) => code.startsWith(`${item.table}-`))
}
