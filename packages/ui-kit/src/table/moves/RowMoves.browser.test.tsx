import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { uiKitLocales } from '../../locales.ts'
import { UiKitProvider } from '../../provider/UiKitProvider.tsx'
import { DataTable } from '../DataTable.tsx'
import { RowMoves, type RowMovesHandle } from './RowMoves.tsx'

interface Row {
  id: string
  name: string
  children?: Row[]
}

const ROWS: Row[] = [
  {
    id: 'group',
    name: '集团',
    children: [
      { id: 'east', name: '华东' },
      { id: 'south', name: '华南' },
    ],
  },
  { id: 'other', name: '独立公司' },
]
const COLUMNS = [{ id: 'name', header: '名称', isRowHeader: true, value: ({ name }: Row) => name }]
const rowKey = ({ id }: Row) => id
const getChildren = ({ children }: Row) => children
const nameOf = ({ name }: Row) => name

const onMove = vi.fn()
const onUndo = vi.fn()
const handle = createRef<RowMovesHandle>()

beforeEach(async () => {
  await page.viewport(900, 600)
  vi.clearAllMocks()
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <div style={{ blockSize: 400 }}>
        <RowMoves
          ref={handle}
          rows={ROWS}
          rowKey={rowKey}
          getChildren={getChildren}
          nameOf={nameOf}
          canMove={({ id }) => id !== 'group'}
          refusal={({ id }, { parentKey }) => (id === 'east' && !parentKey ? '只能在集团之内' : undefined)}
          onMove={onMove}
          onUndo={onUndo}
        >
          <DataTable
            label="公司"
            rows={ROWS}
            columns={COLUMNS}
            rowKey={rowKey}
            tree={{ getChildren, defaultExpandAll: true }}
            height="fill"
          />
        </RowMoves>
      </div>
    </UiKitProvider>,
  )
  await screen.findByRole('row', { name: /华南/ })
})
afterEach(cleanup)

const cell = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) })
const said = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')
const middle = (element: Element, part = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height * part, bubbles: true, pointerType: 'mouse', button: 0 }
}

/** Playwright's drag targets only the middle of elements. */
async function drag(from: Element, to: Element, part?: number) {
  from.dispatchEvent(new PointerEvent('pointerdown', middle(from)))
  window.dispatchEvent(new PointerEvent('pointermove', { ...middle(from), clientY: middle(from).clientY + 8 }))
  window.dispatchEvent(new PointerEvent('pointermove', middle(to, part)))
  await vi.waitFor(() => expect(document.querySelector('[data-kind="line"], [data-kind="frame"]')).not.toBeNull())
}
const release = () => window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))

it('moves a row one level up by keys, confirmed by Enter', async () => {
  cell('华南').focus()

  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  expect(said()).toContain('将“华南”移到“顶级”之下，第 2 位，共 3 位')
  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(onMove).toHaveBeenCalledExactlyOnceWith(ROWS[0]?.children?.[1], { parentKey: undefined, beforeKey: undefined })
})

it('Escape cancels the move, and arrows move between cells again', async () => {
  cell('华南').focus()

  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}{Escape}{ArrowDown}')

  await vi.waitFor(() => expect(document.activeElement).toBe(cell('独立公司')))
  expect(onMove).not.toHaveBeenCalled()
})

it('ignores a move to the same place, explains forbidden targets, and does not move fixed rows', async () => {
  cell('华南').focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowDown}{/Shift}{/Alt}{Enter}')

  cell('华东').focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  expect(said()).toContain('只能在集团之内')
  await userEvent.keyboard('{Enter}{Escape}')

  cell('集团').focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}{Enter}')
  expect(onMove).not.toHaveBeenCalled()
})

it('starts from the menu of the row', async () => {
  handle.current?.begin('other')

  await userEvent.keyboard('{ArrowRight}{Enter}')

  expect(onMove).toHaveBeenCalledExactlyOnceWith(ROWS[1], { parentKey: 'group', beforeKey: undefined })
})

it('a row is dragged between rows and into them, never below itself', async () => {
  await drag(cell('独立公司'), cell('华南'), 0.1)
  release()
  expect(onMove).toHaveBeenLastCalledWith(ROWS[1], { parentKey: 'group', beforeKey: 'south' })

  await drag(cell('独立公司'), cell('华东'))
  release()
  expect(onMove).toHaveBeenLastCalledWith(ROWS[1], { parentKey: 'east', beforeKey: undefined })

  await drag(cell('华东'), cell('华东'))
  expect(said()).toContain('不能移到自己或自己的下级之下')
  release()
  expect(onMove).toHaveBeenCalledTimes(2)
})

it('Ctrl Z undoes a move', async () => {
  cell('华南').focus()

  await userEvent.keyboard('{Control>}z{/Control}')

  expect(onUndo).toHaveBeenCalledOnce()
})
