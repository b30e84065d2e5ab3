import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { CellTypes } from './model/cell-type.ts'
import type { TableColumn } from './model/column.ts'
import { ORDER_COLUMNS, orderRows } from './model/table.example.ts'
import { TableForm, type TableFormProps } from './TableForm.tsx'

beforeEach(() => page.viewport(1280, 720))

afterEach(cleanup)

function Order(props: Partial<TableFormProps>) {
  const [rows, setRows] = useState(props.value ?? orderRows(3))
  return (
    <TableForm
      columns={ORDER_COLUMNS}
      {...props}
      value={rows}
      onChange={(next) => {
        setRows(next)
        props.onChange?.(next)
      }}
    />
  )
}

const cellAt = (row: number, column: number) => {
  const cell = screen
    .getByRole('grid')
    .querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)
  if (!cell) throw new Error('no such cell')
  return cell
}
/** Waits until the formulas are loaded. */
async function draw(table: ReactElement) {
  render(table)
  await screen.findByRole('grid')
}

const press = (keys: string) => userEvent.keyboard(keys)

it('keys choose from a list, and the focus returns to the cell', async () => {
  const onChange = vi.fn()
  await draw(<Order onChange={onChange} />)
  await userEvent.click(cellAt(1, 3))
  await press('{Enter}')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await press('{ArrowDown}{ArrowDown}{Enter}')

  await vi.waitFor(() => expect(cellAt(1, 3).textContent).toBe('吨'))
  expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ unit: 'ton' })
  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(1, 3)))
})

it('Escape closes the editor of a list before it is open', async () => {
  await draw(<Order />)
  await userEvent.click(cellAt(1, 3))
  const lost = vi.fn()
  const observer = new MutationObserver(() => document.activeElement === document.body && lost())
  observer.observe(document.body, { childList: true, subtree: true })
  await press('{Enter}')
  await vi.waitFor(() => expect(cellAt(1, 3).querySelector('[role="combobox"]')).not.toBeNull())
  expect(lost).not.toHaveBeenCalled()
  observer.disconnect()

  await press('{Escape}{Enter}{Escape}')
  await vi.waitFor(() => expect(cellAt(1, 3).querySelector('[role="combobox"]')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(1, 3)))
})

/** Vitest leaves the type of its session to the package of the browser's provider. */
const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }

it('input method text replaces the value of the cell', async () => {
  const onChange = vi.fn()
  await draw(<Order onChange={onChange} />)
  await userEvent.click(cellAt(1, 1))

  await devtools.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await devtools.send('Input.insertText', { text: '你好' })
  await press('{Enter}')

  expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ name: '你好' })
  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(2, 1).querySelector('input')))
})

it('mouse and Alt+↓ open the calendar; a typed date is accepted', async () => {
  const onChange = vi.fn()
  await draw(<Order onChange={onChange} />)
  const due = () => onChange.mock.lastCall?.[0][1].due
  await userEvent.click(cellAt(2, 7))
  await press('2026/12/24{Enter}{ArrowUp}')
  expect(due()).toBe(new Date(2026, 11, 24).getTime())

  const open = cellAt(2, 7).querySelector('[data-open]')
  if (!open) throw new Error('nothing to open the calendar with')
  await userEvent.click(open)
  await vi.waitFor(() => expect(screen.getByText('今天')).toBeTruthy())
  await press('{Escape}{Alt>}{ArrowDown}{/Alt}')
  const day = await vi.waitFor(() => screen.getByText('15'))
  await userEvent.click(day)

  await vi.waitFor(() => expect(due()).toBe(new Date(2026, 11, 15).getTime()))
  await vi.waitFor(() => expect(cellAt(2, 7).contains(document.activeElement)).toBe(true))
})

it('a key press renders no cell; an accepted value renders its dependents only', async () => {
  const format = vi.fn(String)
  const columns: TableColumn[] = [
    { field: 'a', label: 'A', kind: 'counted' },
    { field: 'b', label: 'B', kind: 'counted' },
  ]
  const cellTypes: CellTypes = { counted: { entry: 'text', format, parse: (text) => text } }
  const value = Array.from({ length: 30 }, (_, row) => ({ a: `a${row}`, b: `b${row}` }))
  await draw(<Order columns={columns} cellTypes={cellTypes} value={value} />)
  await userEvent.click(cellAt(1, 1))
  format.mockClear()

  await press('typed')
  expect(format).not.toHaveBeenCalled()

  await press('{Enter}')
  const drawn = new Set(format.mock.calls.map(([text]) => text))
  expect(drawn).toEqual(new Set(['a1', 'typed']))
})

it('a focused row keeps the focus when it is scrolled out of view', async () => {
  await draw(<Order value={orderRows(500)} maxHeight={200} />)
  await userEvent.click(cellAt(1, 1))
  const scroller = screen.getByRole('grid').parentElement
  scroller?.scrollTo(0, 10_000)
  await vi.waitFor(() => expect(screen.getByText('货品 250')).toBeTruthy())

  await press('still here{Enter}')

  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(2, 1).querySelector('input')))
  expect(cellAt(1, 1).textContent).toBe('still here')
})

it('a narrow table is a list of cards with the same keys and names', async () => {
  const onChange = vi.fn()
  await draw(
    <div style={{ inlineSize: 360 }}>
      <Order onChange={onChange} />
    </div>,
  )
  const places = [1, 2, 3].map((column) => cellAt(1, column).getBoundingClientRect())
  expect(new Set(places.map(({ left }) => left)).size).toBe(1)
  expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).toSorted((a, b) => a - b))
  expect(screen.getByRole('grid').scrollWidth).toBeLessThanOrEqual(360)
  expect(screen.getByRole('columnheader', { name: /数量/ })).toBeTruthy()

  await userEvent.click(cellAt(1, 1))
  await press('苹果{Tab}')

  expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ name: '苹果' })
  await vi.waitFor(() => expect(cellAt(1, 2).contains(document.activeElement)).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }))
  expect(onChange.mock.lastCall?.[0]).toHaveLength(2)
})

it('row buttons and the fault of a single row stay visible', async () => {
  await draw(
    <div style={{ inlineSize: 600 }}>
      <TableForm columns={ORDER_COLUMNS} defaultValue={[{ name: 'x' }]} />
    </div>,
  )
  const grid = screen.getByRole('grid').getBoundingClientRect()
  const remove = screen.getByRole('button', { name: '删除第 1 行' }).getBoundingClientRect()
  expect(remove.right).toBeLessThanOrEqual(Math.min(grid.right, grid.left + 602))

  await userEvent.click(cellAt(1, 1))
  await press('{Delete}{Tab}{ArrowLeft}')
  const bubble = await vi.waitFor(() => screen.getByText('不能为空', { selector: '[class*="bubble"]' }))
  const { left, top, width, height } = bubble.getBoundingClientRect()
  // It lets the mouse through, so that what lies there is asked by its place without it.
  bubble.style.pointerEvents = 'auto'
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(bubble)
})
