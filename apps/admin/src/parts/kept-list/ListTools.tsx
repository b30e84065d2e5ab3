import { DensityMenu, SavedViews } from '@sqos/ui-kit/list'
import { ColumnSettings, type DataColumn } from '@sqos/ui-kit/table'

interface ListToolsProps<Row> {
  /** From `useKeptList`. */
  listKey: string
  columns: readonly DataColumn<Row>[]
}

/** The tools of a list with personal settings: views, density, columns. */
export function ListTools<Row>({ listKey, columns }: ListToolsProps<Row>) {
  return (
    <>
      <SavedViews storageKey={listKey} layoutKey={listKey} />
      <DensityMenu />
      <ColumnSettings layoutKey={listKey} columns={columns} />
    </>
  )
}
