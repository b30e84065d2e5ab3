import type { FormItem, FormModel, ListColumn, ListModel } from '@sqos/form-model'
import type { ImportColumn } from './import-columns.ts'

type Designed = { form: FormModel; list: ListModel; appList: ListModel }

/** Accepted headings of a file: those of the template and those of an exported list. */
export function columnsByHeading(model: Designed, columns: readonly ImportColumn[]): ReadonlyMap<string, ImportColumn> {
  const byItem = new Map(columns.map((column) => [column.item, column]))
  const exported = [...itemsByHeading(model)].flatMap(([heading, item]) => {
    const column = byItem.get(item)
    return column ? [[heading, column] as const] : []
  })
  // Headings of the template take precedence.
  return new Map([...exported, ...columns.map((column) => [column.heading, column] as const)])
}

/** The headings of an exported list: those of the list, followed by the field where a heading is ambiguous. */
export function exportHeadings(model: Designed, columns: readonly ListColumn[]): string[] {
  const byHeading = itemsByHeading(model)
  return columns.map(({ label, item }) => {
    const heading = label.trim()
    const isClear =
      !item || (byHeading.get(heading) === item && columns.filter((one) => one.label.trim() === heading).length === 1)
    return isClear ? label : withPath(heading, item)
  })
}

const withPath = (heading: string, { path }: FormItem) => `${heading}(${path})`

/** Heading → field; ambiguous headings are left out. */
function itemsByHeading({ form, list, appList }: Designed): ReadonlyMap<string, FormItem> {
  const names = form.all.flatMap((item) => namesOf(item, form).map((name) => ({ name, item })))
  const labels = [list, appList]
    .flatMap(({ columns, possibleColumns }) => [...columns, ...possibleColumns])
    .flatMap(({ label, item }) => (item ? [{ name: label.trim(), item }] : []))
  const all = [...names, ...labels].flatMap(({ name, item }) => [
    { name, item },
    { name: withPath(name, item), item },
  ])
  return new Map(
    [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, held]) => {
      const [first, ...others] = new Set(held.map(({ item }) => item))
      return first && others.length === 0 ? [[name, first] as const] : []
    }),
  )
}

/** The template joins the names of a sub-table and its column with a point, the list with a hyphen. */
function namesOf({ label, table }: FormItem, form: FormModel): string[] {
  if (table === undefined) return [label.trim()]
  const above = (form.field(table)?.label ?? table).trim()
  return ['.', '-'].map((between) => `${above}${between}${label.trim()}`)
}
