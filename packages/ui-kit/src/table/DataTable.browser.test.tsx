import '@arco-design/web-react/es/_util/react-19-adapter'
import '../theme/base.css'
import { createI18n } from '@sqos/i18n'
import * as React from 'react'
import { Profiler, type ReactElement, useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { uiKitLocales } from '../locales.ts'
import { UiKitProvider } from '../provider/UiKitProvider.tsx'
import { ColumnSettings } from './columns/ColumnSettings.tsx'
import { DataTable } from './DataTable.tsx'
import { type RowRange, RowWindow } from './grid/RowWindow.tsx'
import { people, type Person, PERSON_COLUMNS } from './people.example.tsx'
import type { DataColumn, DataTableProps } from './types.ts'

const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })

const show = (ui: ReactElement) =>
  render(ui, { wrapper: ({ children }) => <UiKitProvider i18n={i18n}>{children}</UiKitProvider> })

type Options = Partial<DataTableProps<Person>>

const Table = (options: Options) => (
  <div style={{ inlineSize: 1000 }}>
    <DataTable
      label="人员"
      rows={people(30)}
      columns={PERSON_COLUMNS}
      rowKey={({ id }) => id}
      density="default"
      layout="table"
      {...options}
    />
  </div>
)

/** Keeps the selection like a page. */
function SelectableTable({ onKeys, ...options }: Options & { onKeys?: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<string[]>([])
  return (
    <Table
      {...options}
      selection={{
        keys,
        onChange(next) {
          setKeys(next)
          onKeys?.(next)
        },
      }}
    />
  )
}

const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)

const press = (keys: string) => userEvent.keyboard(keys)

const place = () => {
  const cell = document.activeElement?.closest('[aria-colindex]')
  return [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(Number)
}

const widthOf = (row: number, column: number) => cellAt(row, column)?.getBoundingClientRect().width ?? 0

const headers = () => [...document.querySelectorAll('[role="columnheader"]')].map((header) => header.textContent)

/** Focuses a cell and waits until it is the tab stop. */
async function startAt(row: number, column: number) {
  cellAt(row, column)?.focus()
  await expect.poll(() => document.activeElement?.getAttribute('tabindex')).toBe('0')
  expect(place()).toEqual([row, column])
}

// React before 19.2 has no `Activity`.
it.runIf('Activity' in React)('does not render again when a hidden page is shown again', async () => {
  const phases: string[] = []
  const rows = people(30)
  const at = (mode: 'visible' | 'hidden') => (
    <React.Activity mode={mode}>
      <Profiler id="table" onRender={(_, phase) => phases.push(phase)}>
        <Table rows={rows} />
      </Profiler>
    </React.Activity>
  )
  const screen = await show(at('visible'))
  await expect.poll(() => cellAt(2, 1)).not.toBeNull()
  await screen.rerender(at('hidden'))
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  const shown = cellAt(2, 1)
  phases.length = 0

  await screen.rerender(at('visible'))
  await expect.element(page.getByRole('grid')).toBeVisible()

  expect(cellAt(2, 1)).toBe(shown)
  // Once for what the virtualizer measures; a ref that was taken for another element would add to it.
  expect(phases.filter((phase) => phase === 'nested-update').length).toBeLessThanOrEqual(1)
})

it('names the index column in the language of the user', async () => {
  await show(<Table showIndex firstIndex={21} />)

  await expect.element(page.getByRole('columnheader', { name: '序号' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '21', exact: true })).toBeVisible()
})

it('is one tab stop; arrows, Home, End and Page keys move between cells', async () => {
  await show(
    <>
      <button type="button">before</button>
      <Table />
      <button type="button">after</button>
    </>,
  )
  await page.getByRole('button', { name: 'before' }).click()
  await press('{Tab}')
  expect(place()).toEqual([2, 1])

  await press('{ArrowDown}{ArrowRight}')
  expect(place()).toEqual([3, 2])
  await press('{End}')
  expect(place()).toEqual([3, 7])
  await press('{Control>}{End}{/Control}')
  expect(place()).toEqual([31, 7])
  await press('{PageUp}')
  expect(place()[0]).toBeLessThan(25)
  await press('{Control>}{Home}{/Control}{ArrowUp}')
  expect(place()).toEqual([1, 1])

  await press('{Tab}')
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  await press('{Shift>}{Tab}{/Shift}')
  expect(place()).toEqual([1, 1])
})

it('F2 or Enter enters a cell, arrows move between its controls, Escape leaves it', async () => {
  await show(<Table />)
  await startAt(2, 7)

  await press('{Enter}')
  await expect.element(page.getByRole('button', { name: '编辑 王伟' })).toHaveFocus()
  await press('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: '删除 王伟' })).toHaveFocus()
  await press('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(2, 7)))

  await press('{F2}')
  await expect.element(page.getByRole('button', { name: '编辑 王伟' })).toHaveFocus()
  await press('{ArrowDown}')
  await vi.waitFor(() => expect(document.activeElement).toBe(cellAt(3, 7)))
})

it('opens a row with Enter and with a double click, but not from its buttons', async () => {
  const open = vi.fn()
  await show(<Table onRowOpen={open} />)
  await startAt(3, 2)

  await press('{Enter}')
  expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p2' }))
  await page.getByText('user4@example.com').dblClick()
  expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p4' }))
  await page.getByRole('button', { name: '编辑 王伟' }).first().dblClick()
  expect(open).toHaveBeenCalledTimes(2)
})

it('sorts ascending, descending and not at all, by the header and by Enter on it', async () => {
  const change = vi.fn()
  const sorted = await show(<Table sortMode="client" onSortChange={change} />)

  await page.getByRole('button', { name: '报销金额', exact: true }).click()
  expect(change).toHaveBeenLastCalledWith({ id: 'amount', order: 'asc' })

  await sorted.rerender(<Table sortMode="client" sort={{ id: 'amount', order: 'desc' }} onSortChange={change} />)
  const header = page.getByRole('columnheader', { name: /报销金额/ })
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  const amounts = [...document.querySelectorAll('[data-row-key] > [aria-colindex="4"]')].map((cell) =>
    Number(cell.textContent.replaceAll(',', '')),
  )
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))

  await startAt(1, 4)
  await press('{Enter}')
  expect(change).toHaveBeenLastCalledWith(undefined)
})

it('selects with Space, a range with Shift, all rows with the header', async () => {
  const keys = vi.fn()
  await show(<SelectableTable onKeys={keys} />)
  const all = page.getByRole('checkbox', { name: '选择全部' })

  await startAt(3, 3)
  await press(' ')
  expect(keys).toHaveBeenLastCalledWith(['p2'])
  await expect.element(all).toBePartiallyChecked()
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(keys).toHaveBeenLastCalledWith(['p2', 'p3', 'p4'])
  expect(place()).toEqual([5, 3])

  await userEvent.click(page.getByRole('checkbox', { name: '选择第 4 行' }))
  await userEvent.click(page.getByRole('checkbox', { name: '选择第 7 行' }), { modifiers: ['Shift'] })
  expect(keys.mock.lastCall?.[0]).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7'])

  await all.click()
  expect(keys.mock.lastCall?.[0]).toHaveLength(30)
  await all.click()
  expect(keys).toHaveBeenLastCalledWith([])
})

it('copies the focused cell, or the selected rows in spreadsheet format', async () => {
  await show(<SelectableTable />)
  const copied: string[] = []
  const listen = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain') ?? '')
  document.addEventListener('copy', listen)

  await startAt(2, 4)
  await press('{Control>}c{/Control}')
  await press(' {ArrowDown} {Control>}c{/Control}')
  document.removeEventListener('copy', listen)

  expect(copied[0]).toBe('user1@example.com')
  expect(copied[1]?.split('\n').map((line) => line.split('\t').slice(0, 4))).toEqual([
    ['王伟', '财务部', 'user1@example.com', '0'],
    ['李磊', '行政人事部', 'user2@example.com', '1979.75'],
  ])
  await expect.element(page.getByText('已复制')).toBeInTheDocument()
})

const TREE: Person[] = people(3, 'd').map((one) => ({
  ...one,
  name: `部门 ${one.id}`,
  children: people(2, `${one.id}-`),
}))

it('opens and closes tree rows with the arrow keys and reports each row’s level and position', async () => {
  await show(<Table rows={TREE} tree={{ getChildren: ({ children }) => children }} />)
  const first = page.getByRole('row', { name: /部门 d1/ })
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')

  await startAt(2, 1)
  await press('{ArrowRight}')
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  await press('{ArrowDown}{ArrowDown}')
  const child = document.activeElement?.closest('[role="row"]')
  expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => child?.getAttribute(name))).toEqual([
    '2',
    '2',
    '2',
  ])
  await press('{ArrowLeft}')
  expect(place()).toEqual([2, 1])
  await press('{ArrowLeft}')
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')
  await press('{Enter}')
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
})

it('loads the children of a row once when it is opened, and again after a failure', async () => {
  let fail = true
  const loadChildren = vi.fn(async ({ id }: Person) => {
    if (fail) throw new Error('offline')
    return people(2, `${id}-`)
  })
  const lazy = { getChildren: () => undefined, hasChildren: ({ id }: Person) => id === 'p1', loadChildren }
  const rows = people(3)
  await show(<Table rows={rows} tree={lazy} />)

  await page.getByRole('button', { name: '展开' }).click()
  await page.getByRole('button', { name: '加载失败，重试' }).click()
  await expect.poll(() => loadChildren).toHaveBeenCalledTimes(2)

  fail = false
  await page.getByRole('button', { name: '加载失败，重试' }).click()
  await expect.poll(() => document.querySelectorAll('[data-row-key]').length).toBe(5)
  await page.getByRole('button', { name: '收起' }).click()
  await page.getByRole('button', { name: '展开' }).click()
  await expect.poll(() => document.querySelectorAll('[data-row-key]').length).toBe(5)
  expect(loadChildren).toHaveBeenCalledTimes(3)
})

it('resizes a column by drag and by keys, and fits it to its contents by double click', async () => {
  await show(<Table layoutKey="resize" />)
  const edge = page.getByRole('separator', { name: '调整列宽：姓名' })

  await userEvent.dragAndDrop(edge, page.getByRole('columnheader', { name: /部门/ }), {
    targetPosition: { x: 40, y: 20 },
  })
  await expect.poll(() => widthOf(1, 1)).toBeGreaterThan(190)
  expect(widthOf(1, 1)).toBeLessThan(210)
  expect(widthOf(2, 1)).toBe(widthOf(1, 1))

  const before = widthOf(1, 1)
  await startAt(1, 1)
  await press('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => widthOf(2, 1)).toBe(before + 10)

  await userEvent.dblClick(edge)
  await expect.poll(() => widthOf(2, 1)).toBeLessThan(120)
  const content = cellAt(2, 1)?.querySelector('span')
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0)
  expect(JSON.parse(localStorage.getItem('sqos_columns_resize') ?? '{}')).toHaveProperty('widths.name')
})

it('moves a column by drag and by Shift and an arrow, and announces the new position', async () => {
  await show(<Table layoutKey="move" />)
  expect(headers().slice(0, 3)).toEqual(['姓名', '部门', '邮箱'])

  await userEvent.dragAndDrop(
    page.getByRole('columnheader', { name: /姓名/ }),
    page.getByRole('columnheader', { name: /邮箱/ }),
    { steps: 30 },
  )
  await expect.poll(() => headers().slice(0, 3)).toEqual(['部门', '邮箱', '姓名'])

  await startAt(1, 3)
  await press('{Shift>}{ArrowLeft}{/Shift}')
  expect(headers().slice(0, 3)).toEqual(['部门', '姓名', '邮箱'])
  expect(place()).toEqual([1, 2])
  await expect.element(page.getByText('姓名 已移到第 2 列，共 7 列')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('sqos_columns_move') ?? '{}')).toHaveProperty(['order', 0], 'department')
})

it('pins and hides a column from the menu of its header', async () => {
  await show(<Table layoutKey="menu" />)

  await startAt(1, 2)
  await press('{F2}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: '固定在左侧' })).toHaveFocus()
  await press('{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(() => cellAt(1, 1)?.dataset['column']).toBe('department')
  expect(getComputedStyle(cellAt(2, 1) ?? document.body).position).toBe('sticky')

  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: '邮箱：列操作' }))
  await page.getByRole('menuitem', { name: '隐藏此列' }).click()
  await expect.poll(headers).not.toContain('邮箱')
})

it('renders only the visible rows of ten thousand, and keeps the focus while scrolling', async () => {
  await show(<Table rows={people(10_000)} maxHeight={480} />)
  const scroller = document.querySelector('table')?.parentElement
  if (!scroller) throw new Error('no scroller')
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60)

  await startAt(2, 3)
  for (let frame = 0; frame < 12; frame += 1) {
    scroller.scrollTop += 10_000
    await new Promise(requestAnimationFrame)
  }
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  expect(scroller.scrollTop).toBeGreaterThan(100_000)
  expect(place()).toEqual([2, 3])

  await press('{Control>}{End}{/Control}')
  expect(place()).toEqual([10_001, 7])
  const row = document.activeElement?.getBoundingClientRect()
  expect(row?.bottom).toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom)
})

it('a list that is scrolled before its window is mounted stays where it is', async () => {
  const scroller = document.createElement('div')
  scroller.style.cssText = 'block-size: 400px; overflow: auto'
  scroller.innerHTML = '<div style="block-size: 40000px"></div>'
  document.body.append(scroller)
  const ranges: RowRange[] = []
  function Scrolling() {
    useLayoutEffect(() => {
      scroller.scrollTop = 4000
    }, [])
    return null
  }

  await show(
    <>
      <Scrolling />
      <RowWindow
        scroller={scroller}
        count={1000}
        rowHeight={40}
        keyOf={(index) => index}
        onChange={(range) => ranges.push(range)}
      />
    </>,
  )

  await expect.poll(() => ranges.at(-1)).toEqual({ first: 92, last: 117 })
  expect(scroller.scrollTop).toBe(4000)
  scroller.remove()
})

it.each([
  ['animates', false],
  ['jumps at once without motion', true],
])('%s to the first row after a page change, not after a refresh', async (_, reduced) => {
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
    addListener: () => undefined,
    removeListener: () => undefined,
    onchange: null,
    media: query,
    matches: reduced && query.includes('reduced-motion'),
  }))
  const at = (firstIndex: number) => <Table rows={people(100)} maxHeight={300} showIndex firstIndex={firstIndex} />
  const view = await show(at(1))
  const scroller = document.querySelector('table')?.parentElement
  if (!scroller) throw new Error('no scroller')
  scroller.scrollTop = 900
  await view.rerender(at(1))
  expect(scroller.scrollTop).toBe(900)

  await view.rerender(at(101))
  expect(scroller.scrollTop === 0).toBe(reduced)
  await expect.poll(() => scroller.scrollTop, { timeout: 5000 }).toBe(0)
  media.mockRestore()
})

it('keeps the focus on its row after a refresh, and at its position if the row was removed', async () => {
  const rows = people(10)
  const table = await show(<Table rows={rows} />)
  await startAt(5, 2)

  await table.rerender(<Table rows={[...people(2, 'new'), ...rows]} />)
  expect(place()).toEqual([7, 2])

  await table.rerender(<Table rows={rows.filter(({ id }) => id !== 'p4')} />)
  await expect.poll(place).toEqual([7, 2])
})

it('brings a cell that is under a pinned column into view when it gets the focus', async () => {
  const columns: DataColumn<Person>[] = PERSON_COLUMNS.map((column) =>
    column.id === 'name' ? { ...column, pinned: 'start' } : { ...column, width: column.pinned ? 132 : 400 },
  )
  await show(<Table columns={columns} />)
  await startAt(2, 1)

  await press('{ArrowRight}{ArrowRight}{ArrowRight}')
  const cell = cellAt(2, 4)?.getBoundingClientRect()
  expect(cell?.right).toBeLessThanOrEqual(cellAt(2, 7)?.getBoundingClientRect().left ?? 0)
  await press('{ArrowLeft}{ArrowLeft}')
  expect(cellAt(2, 2)?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    cellAt(2, 1)?.getBoundingClientRect().right ?? 0,
  )
})

it('shows sums below the rows, and cards when narrow', async () => {
  const table = await show(<Table />)
  await expect.element(page.getByRole('rowheader', { name: '合计' })).toBeVisible()

  await table.rerender(
    <div style={{ inlineSize: 400 }}>
      <DataTable label="人员" rows={people(3)} columns={PERSON_COLUMNS} rowKey={({ id }) => id} />
    </div>,
  )
  await expect.element(page.getByRole('list', { name: '人员' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '编辑 王伟' })).toBeVisible()
})

it('keeps every control of a card in the tab order, and opens its tree', async () => {
  await show(<SelectableTable layout="cards" rows={TREE} tree={{ getChildren: ({ children }) => children }} />)
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click()

  await press('{Tab}')
  await expect.element(page.getByRole('button', { name: '展开' }).first()).toHaveFocus()
  await press('{Enter}')
  await expect.poll(() => document.querySelectorAll('li').length).toBe(5)
})

it('shares its layout with the settings drawer: order by keys, visibility, back to the definition', async () => {
  await show(
    <>
      <ColumnSettings layoutKey="drawer" columns={PERSON_COLUMNS} />
      <Table layoutKey="drawer" />
    </>,
  )
  await page.getByRole('button', { name: '列表显示设置' }).click()
  await expect.element(page.getByRole('heading', { name: '表头设置' })).toBeVisible()

  await userEvent.click(page.getByRole('switch', { name: '显示 邮箱' }))
  await expect.poll(headers).not.toContain('邮箱')
  await expect.element(page.getByRole('switch', { name: '显示 操作' })).toBeDisabled()

  document.querySelector<HTMLElement>('[aria-label^="移动 姓名"]')?.focus()
  await press('{ArrowDown}')
  await expect.poll(() => headers().slice(0, 2)).toEqual(['部门', '姓名'])
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('移动 姓名，第 2 项'))

  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(() => headers().slice(0, 3)).toEqual(['姓名', '部门', '邮箱'])
  expect(localStorage.getItem('sqos_columns_drawer')).toBeNull()
})

it('reorders in the settings drawer by dragging', async () => {
  await show(<ColumnSettings layoutKey="drawer-drag" columns={PERSON_COLUMNS} />)
  await page.getByRole('button', { name: '列表显示设置' }).click()

  await userEvent.dragAndDrop(
    page.getByRole('button', { name: /^移动 姓名/ }),
    page.getByRole('button', { name: /^移动 邮箱/ }),
    {
      steps: 20,
    },
  )
  await expect.element(page.getByRole('button', { name: /^移动 姓名，第 3 项/ })).toBeVisible()
})

it('reads a stored layout after the columns have changed', async () => {
  localStorage.setItem(
    'sqos_columns_before',
    JSON.stringify({ order: ['gone', 'email', 'name'], visible: { department: false }, widths: { email: 333 } }),
  )
  await show(<Table layoutKey="before" />)

  expect(headers().slice(0, 2)).toEqual(['邮箱', '报销金额'])
  expect(headers()).not.toContain('部门')
  expect(widthOf(2, 1)).toBe(333)
})

it.each([
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const)('keeps the layout in memory when storage is %s', async (state, method) => {
  const denied = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('QuotaExceededError')
  })
  await show(<Table layoutKey={`storage-${state}`} />)

  await startAt(1, 1)
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => headers().slice(0, 2)).toEqual(['部门', '姓名'])
  denied.mockRestore()
})

it('starts with the definition when the stored layout is invalid', async () => {
  localStorage.setItem('sqos_columns_garbage', '{"order":"?","widths":[]')
  await show(<Table layoutKey="garbage" />)

  expect(headers().slice(0, 3)).toEqual(['姓名', '部门', '邮箱'])
})

it('shows grey rows only when loading takes long, and keeps earlier rows while it loads again', async () => {
  // What each change of the page left on screen, so that a slow machine cannot miss the first picture.
  const pictures: string[] = []
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[role="grid"]'))
      pictures.push(document.querySelector('[data-skeleton]') ? 'grey rows' : 'nothing')
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const table = await show(<Table rows={[]} state={{ kind: 'loading' }} />)
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(3)
  watcher.disconnect()
  expect(pictures[0]).toBe('nothing')

  await table.rerender(<Table />)
  expect(document.querySelector('[data-skeleton]')).toBeNull()
  await table.rerender(<Table state={{ kind: 'loading' }} />)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('user1@example.com')).toBeVisible()
})

it('explains why there are no rows and offers an action', async () => {
  const act = vi.fn()
  const table = await show(<Table rows={[]} state={{ kind: 'ready', onClearFilter: act }} />)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await table.rerender(<Table rows={[]} state={{ kind: 'failed', traceId: 'a1b2', onRetry: act }} />)
  await expect.element(page.getByText('跟踪编号：a1b2')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  expect(act).toHaveBeenCalledTimes(2)

  await table.rerender(<Table state={{ kind: 'no-permission' }} />)
  await expect.element(page.getByText('暂无权限')).toBeVisible()
  expect(document.querySelector('[data-row-key]')).toBeNull()
})
