import { defaultListDocument, readForm } from '@sqos/form-model'
import { formOf, listOf, type Part } from '../model/index.ts'

/** Columns that the list shows at first; the others can be added in its design. */
const LISTED = 20
const SEARCHED = 3

/** A form with labels above its fields, and a list with its first columns and every button. */
export function buildDocuments(parts: readonly Part[]): { formData: string; columnData: string } {
  const formData = formOf({ labelPosition: 'top' }, parts)
  const { searchList, columnList } = defaultListDocument(readForm(formData))
  const columnData = listOf(formData, {
    columns: Object.fromEntries(columnList.slice(0, LISTED).map(({ prop }) => [prop, 0])),
    search: searchList.slice(0, SEARCHED).map((search) => String(search['prop'])),
    settings: { useBtnPermission: false, useDataPermission: false },
  })
  return { formData, columnData }
}
