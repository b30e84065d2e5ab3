import type { ColumnKey, PageColumn, PageDefinition } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { CellValue, DataColumn } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { StateCell } from '../state-cell/StateCell.tsx'
import { PAGE_TEXTS } from './catalogue.ts'
import { RowButtons, type RowCommands } from './RowButtons.tsx'

/** The cell of a column whose format in the definition does not suffice. */
export interface PageCell<Row> {
  /** Default: the title of the definition. */
  header?: string
  value?: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
}

/**
 * The columns that a page must render: those of format `custom`, and those without a key of the same name in the row.
 */
type DrawnColumn<Page extends PageDefinition, Row> = {
  [Key in ColumnKey<Page>]: Page['columns'][Key] extends { format: 'custom' }
    ? Key
    : Key extends keyof Row
      ? never
      : Key
}[ColumnKey<Page>]

/** The columns that show a state. */
type StateColumn<Page extends PageDefinition> = {
  [Key in ColumnKey<Page>]: Page['columns'][Key] extends { format: 'state' } ? Key : never
}[ColumnKey<Page>]

/** The cells of the state column: a switch for users with the page's edit button, a tag for the others. */
interface StateOptions<Row> {
  /** The texts of the two states. */
  on: string
  off: string
  /** Undefined where the list does not change the state. */
  toggle?: ((row: Row) => Promise<unknown>) | undefined
}

type PageColumnsOptions<Page extends PageDefinition, Row> = ColumnsOptions<Page, Row> &
  ([StateColumn<Page>] extends [never] ? { state?: never } : { state: StateOptions<Row> })

interface ColumnsOptions<Page extends PageDefinition, Row> {
  /** A missing cell of a column that the page must render is a type error. */
  cells: Readonly<Record<DrawnColumn<Page, Row>, PageCell<Row>> & Partial<Record<ColumnKey<Page>, PageCell<Row>>>>
  /** The columns of this view, in order. Default: all of the page. */
  only?: readonly ColumnKey<Page>[] | undefined
  /** The name of a row for screen readers and questions. Default: its `fullName`. */
  nameOf?: ((row: Row) => string) | undefined
  /** The last column: edit, delete and more. */
  rowActions?: RowCommands<Row> | undefined
  /** The last column with its own rendering. Undefined for users without any of its buttons. */
  actions?: { width: number; render: (row: Row) => ReactNode } | undefined
}

/** What the buttons of a row need in languages with letters beside their width in Chinese, in px: each, and at least. */
const LONGER_WORD = 16
const LONGER_WORDS = 36

/** The columns of a built-in page that were granted to the user. */
export function usePageColumns<Page extends PageDefinition, Row extends object>(
  page: Page,
  options: PageColumnsOptions<Page, Row>,
): DataColumn<Row>[] {
  const { cells, only, state, rowActions, nameOf = (row: Row) => textOf(row, 'fullName') } = options
  const { t, language } = useText(PAGE_TEXTS)
  const may = usePermission()
  const mayPress = (button: string) => {
    const code = page.buttons[button]?.code
    return code !== undefined && may(code)
  }
  const drawn: Readonly<Partial<Record<string, PageCell<Row>>>> = cells

  const ids: readonly string[] = only ?? Object.keys(page.columns)
  const granted = ids.flatMap((id): DataColumn<Row>[] => {
    const column = page.columns[id]
    if (!column || !(page.columnsComeWithPage || may(id, 'column'))) return []
    const { title, width, minWidth, align, sortable, isRowHeader, format } = column
    const cell = format === 'state' && state ? stateCell(id, state) : drawn[id]
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
        ...(format === 'moment' && !cell?.value && { render: (row: Row) => <TimeText ms={timeOf(row, id)} /> }),
        ...(cell?.render && { render: cell.render }),
      },
    ]
  })
  const actions = options.actions ?? buttonsOf(rowActions)
  if (!actions || granted.length === 0) return granted
  const { render } = actions
  const width = actions.width + (language.startsWith('zh') ? 0 : Math.max(LONGER_WORDS, longerBy(rowActions)))
  const last = { id: 'actions', pinned: 'end', hideable: false, resizable: false } as const
  return [...granted, { ...last, header: t('column.actions'), width, render }]

  function stateCell(id: string, { on, off, toggle }: StateOptions<Row>): PageCell<Row> {
    const isOn = (row: Row) => Reflect.get(row, id) === 1
    return {
      value: (row) => (isOn(row) ? on : off),
      render: (row) => (
        <StateCell
          on={isOn(row)}
          name={nameOf(row)}
          record={page.record && t(page.record)}
          text={isOn(row) ? on : off}
          onToggle={toggle && mayPress('edit') ? () => toggle(row) : undefined}
        />
      ),
    }
  }

  function buttonsOf(given: RowCommands<Row> | undefined) {
    if (!given) return undefined
    const commands = {
      ...given,
      edit: mayPress('edit') ? given.edit : undefined,
      remove: mayPress('remove') ? given.remove : undefined,
    }
    const { first, edit, remove, more } = commands
    if (!(first ?? edit ?? remove ?? more)) return undefined
    const titleOf = (button: string) => t(page.buttons[button]?.title ?? '')
    const titles = { edit: titleOf('edit'), remove: titleOf('remove') }
    const draw = (row: Row) => <RowButtons row={row} name={nameOf(row)} commands={commands} titles={titles} />
    return { width: given.width, render: draw }
  }
}

const longerBy = ({ first, edit, remove, more }: Partial<RowCommands<never>> = {}) =>
  [first, edit, remove, more].filter(Boolean).length * LONGER_WORD

function textOf(row: object, key: string): string {
  const value: unknown = Reflect.get(row, key)
  return typeof value === 'string' ? value : ''
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
