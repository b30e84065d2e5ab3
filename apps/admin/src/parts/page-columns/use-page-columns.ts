import type { ColumnKey, PageColumn, PageDefinition } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { CellValue, DataColumn } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { PAGE_TEXTS } from './catalogue.ts'

/** How a page draws a column, where the definition's format is not enough. */
export interface PageCell<Row> {
  /** Default: the title of the definition. */
  header?: string
  value?: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
}

/** The columns that a page must draw: those of format `custom`, and those without a key of the same name in the row. */
type DrawnColumn<Page extends PageDefinition, Row> = {
  [Key in ColumnKey<Page>]: Page['columns'][Key] extends { format: 'custom' }
    ? Key
    : Key extends keyof Row
      ? never
      : Key
}[ColumnKey<Page>]

interface PageColumnsOptions<Page extends PageDefinition, Row> {
  /** A missing cell of a column that the page must draw is a type error. */
  cells: Readonly<Record<DrawnColumn<Page, Row>, PageCell<Row>> & Partial<Record<ColumnKey<Page>, PageCell<Row>>>>
  /** The columns of this view, in their order. Default: all of the page. */
  only?: readonly ColumnKey<Page>[] | undefined
  /** The last column: buttons of a row. Undefined for users without any of them. */
  actions?: { width: number; render: (row: Row) => ReactNode } | undefined
}

/** The columns of a built-in page that were granted to the user. */
export function usePageColumns<Page extends PageDefinition, Row extends object>(
  page: Page,
  { cells, only, actions }: PageColumnsOptions<Page, Row>,
): DataColumn<Row>[] {
  const { t } = useText(PAGE_TEXTS)
  const may = usePermission()
  const drawn: Readonly<Partial<Record<string, PageCell<Row>>>> = cells

  const ids: readonly string[] = only ?? Object.keys(page.columns)
  const granted = ids.flatMap((id): DataColumn<Row>[] => {
    const column = page.columns[id]
    if (!column || !(page.columnsComeWithPage || may(id, 'column'))) return []
    const { title, width, minWidth, align, sortable, isRowHeader, format } = column
    const cell = drawn[id]
    return [
      {
        id,
        header: cell?.header ?? t(title),
        ...(width !== undefined && { width }),
        ...(minWidth !== undefined && { minWidth }),
        ...(sortable && { sortable }),
        ...(isRowHeader && { isRowHeader }),
        ...((align ?? format === 'number') && { align: align ?? 'end' }),
        value: cell?.value ?? ((row) => valueOf(row, { id, format })),
        ...(cell?.render && { render: cell.render }),
      },
    ]
  })
  if (!actions || granted.length === 0) return granted
  const { width, render } = actions
  const last = { id: 'actions', pinned: 'end', hideable: false, resizable: false } as const
  return [...granted, { ...last, header: t('column.actions'), width, render }]
}

function valueOf(row: object, { id, format }: { id: string; format: PageColumn['format'] }): CellValue {
  const value: unknown = Reflect.get(row, id)
  if (format === 'moment') return typeof value === 'number' ? formatDate(value) : ''
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
