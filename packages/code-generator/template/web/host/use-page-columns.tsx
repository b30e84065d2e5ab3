import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { CellValue, DataColumn } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import type { ColumnKey, PageColumn, PageDefinition } from '../../shared/define-page.ts'
import { PAGE_TEXTS } from './page-texts.ts'
import { usePermission } from './permission.tsx'

/** A cell that the page draws, or its value. */
interface PageCell<Row> {
  value?: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
}

interface ColumnsOptions<Page extends PageDefinition, Row> {
  cells: Readonly<Partial<Record<ColumnKey<Page>, PageCell<Row>>>>
  /** The columns of the list, in order. */
  only: readonly ColumnKey<Page>[]
  /** The name of a row for screen readers. */
  nameOf: (row: Row) => string
  /** The last column: the buttons of a row. */
  rowActions: {
    /** px */
    width: number
    first: { text: string; run: (row: Row) => void }
    edit: (row: Row) => void
    remove: (row: Row) => Promise<void>
  }
}

/** What the buttons of a row need in languages with letters beside their width in Chinese, in px. */
const LONGER_WORDS = 48

/** The columns of the list, and the buttons that the person may press. */
export function usePageColumns<Page extends PageDefinition, Row extends object>(
  page: Page,
  { cells, only, nameOf, rowActions }: ColumnsOptions<Page, Row>,
): DataColumn<Row>[] {
  const { t, language } = useText(PAGE_TEXTS)
  const may = usePermission()
  const drawn: Readonly<Partial<Record<string, PageCell<Row>>>> = cells

  const columns = only.flatMap((id): DataColumn<Row>[] => {
    const column = page.columns[id]
    if (!column) return []
    const { title, width, minWidth, align, sortable, isRowHeader, format } = column
    const cell = drawn[id]
    return [
      {
        id,
        header: t(title),
        ...(width !== undefined && { width }),
        ...(minWidth !== undefined && { minWidth }),
        ...(sortable && { sortable }),
        ...(isRowHeader && { isRowHeader }),
        ...((align ?? format === 'number') && { align: align ?? 'end' }),
        value: cell?.value ?? ((row) => valueOf(row, { id, format })),
        ...(format === 'moment' && { render: (row: Row) => <TimeText ms={timeOf(row, id)} /> }),
        ...(cell?.render && { render: cell.render }),
      },
    ]
  })
  const width = rowActions.width + (language.startsWith('zh') ? 0 : LONGER_WORDS)
  return [
    ...columns,
    { id: 'actions', pinned: 'end', hideable: false, resizable: false, header: t('column.actions'), width, render },
  ]

  function render(row: Row) {
    const { first, edit, remove } = rowActions
    const labelOf = (action: string) => t('action.named', { action, name: nameOf(row) })
    return (
      <RowActions>
        <RowAction label={labelOf(first.text)} onClick={() => first.run(row)}>
          {first.text}
        </RowAction>
        {may('btn_edit') && (
          <RowAction label={labelOf(t('button.edit'))} onClick={() => edit(row)}>
            {t('button.edit')}
          </RowAction>
        )}
        {may('btn_remove') && (
          <RowAction label={labelOf(t('button.remove'))} destroys onClick={() => void remove(row)}>
            {t('button.remove')}
          </RowAction>
        )}
      </RowActions>
    )
  }
}

function timeOf(row: object, key: string): number | undefined {
  const value: unknown = Reflect.get(row, key)
  return typeof value === 'number' ? value : undefined
}

function valueOf(row: object, { id, format }: { id: string; format: PageColumn['format'] }): CellValue {
  const value: unknown = Reflect.get(row, id)
  if (format === 'moment') return formatDate(timeOf(row, id))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
