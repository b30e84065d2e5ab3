import { Button, Form } from '@arco-design/web-react'
import { expressionFromText } from '@sqos/formula'
import { renderWithApp } from '@sqos/test-kit/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CalculateField } from '../calculate/CalculateField.tsx'
import { FieldItem } from '../field/FieldItem.tsx'
import { FormWidgetsProvider } from '../provider/FormWidgetsProvider.tsx'
import type { DataRecord } from '../services/widget-services.ts'
import { MemoryServices } from '../testing/memory-services.ts'
import type { CellTypes } from './model/cell-type.ts'
import type { TableColumn } from './model/column.ts'
import { TableForm, type TableFormHandle } from './TableForm.tsx'
import { loadTableInteractions } from './use-interactions.ts'

beforeAll(loadTableInteractions)

afterEach(cleanup)

const COLUMNS: readonly TableColumn[] = [
  { field: 'name', label: '名称', kind: 'comInput', required: true },
  { field: 'qty', label: '数量', kind: 'numInput' },
]

const cellAt = (row: number, column: number) => {
  const cell = document.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)
  if (!cell) throw new Error('no such cell')
  return cell
}

async function fill(row: number, column: number, text: string) {
  fireEvent.mouseDown(cellAt(row, column))
  await userEvent.keyboard(`${text}{Tab}`)
}

it('uncontrolled table keeps its rows and returns them through its handle', async () => {
  const table = createRef<TableFormHandle>()
  render(
    <StrictMode>
      <TableForm ref={table} columns={COLUMNS} defaultValue={[{ id: 1 }]} />
    </StrictMode>,
  )
  await fill(1, 1, '苹果')

  expect(table.current?.submit()).toEqual({ isValid: true, rows: [{ id: 1, name: '苹果' }] })
})

it('submit includes the text that is being typed', async () => {
  const table = createRef<TableFormHandle>()
  render(<TableForm ref={table} columns={COLUMNS} defaultValue={[{}]} />)
  fireEvent.mouseDown(cellAt(1, 1))
  await userEvent.keyboard('苹果')

  expect(table.current?.submit()).toEqual({ isValid: true, rows: [{ name: '苹果' }] })
})

it("works in Arco's Form, also when that is reset", async () => {
  const onSubmit = vi.fn()
  function OrderForm() {
    const [form] = Form.useForm()
    return (
      <Form form={form} onSubmit={onSubmit}>
        <Form.Item field="items" label="明细">
          <TableForm columns={COLUMNS} />
        </Form.Item>
        <Button htmlType="submit">保存</Button>
        <Button onClick={() => form.resetFields()}>重来</Button>
      </Form>
    )
  }
  await renderWithApp(<OrderForm />)
  expect(screen.getByRole('grid', { name: '明细' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '添加' }))
  await fill(1, 1, '苹果')
  await fill(1, 2, '3')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ items: [{ name: '苹果', qty: 3 }] }))

  await userEvent.click(screen.getByRole('button', { name: '重来' }))
  expect(screen.queryAllByRole('rowheader')).toEqual([])
})

it('wrong rules and formulas are reported, and the table continues to work', async () => {
  const columns: readonly TableColumn[] = [
    { field: 'a', label: '编码', kind: 'comInput', rules: [{ pattern: '/[/', message: 'x' }] },
    { field: 'b', label: '甲', kind: 'calculate', expression: [{ __vModel__: 'table.c' }] },
    { field: 'c', label: '乙', kind: 'calculate', expression: [{ __vModel__: 'table.b' }] },
  ]
  render(<TableForm columns={columns} defaultValue={[{ a: 'x' }]} />)

  expect(await screen.findByText('“编码”的校验规则有误，未生效')).toBeTruthy()
  expect(screen.getByText('公式循环引用：甲 → 乙 → 甲')).toBeTruthy()
  expect(cellAt(1, 1).textContent).toBe('x')
})

it('options that fail to load leave raw values and a retry', async () => {
  const services = new MemoryServices({}, { failing: new Set(['dictionary']) })
  const columns: readonly TableColumn[] = [
    { field: 'a', label: '等级', kind: 'select', props: { dictionary: 'grade' } },
  ]
  render(
    <FormWidgetsProvider services={services}>
      <TableForm columns={columns} defaultValue={[{ a: 'b' }, { a: 'b' }]} />
    </FormWidgetsProvider>,
  )

  await screen.findByText(/等级/, { selector: 'p' })
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(services.calls).toEqual(['dictionary grade', 'dictionary grade']))
  expect(cellAt(2, 1).textContent).toBe('b')
})

it('values of unknown kinds are unchanged unless they are text', () => {
  const columns: readonly TableColumn[] = [{ field: 'a', label: '图形', kind: 'hologram' }]
  render(<TableForm columns={columns} defaultValue={[{ a: { deep: [1] } }, { a: '圆' }]} />)

  fireEvent.mouseDown(cellAt(1, 1))
  expect(cellAt(1, 1).querySelector('input')).toBeNull()
  fireEvent.mouseDown(cellAt(2, 1))
  expect(cellAt(2, 1).querySelector('input')?.value).toBe('圆')
})

it.each(['zh', 'zhtw', 'en'] as const)('every text exists in %s', async (language) => {
  render(
    <FormWidgetsProvider language={language}>
      <TableForm columns={COLUMNS} defaultValue={[{}]} summaryFields={['qty']} />
    </FormWidgetsProvider>,
  )
  await screen.findByRole('grid')
  expect(document.body.textContent).toContain({ zh: '合计', zhtw: '合計', en: 'Total' }[language])
})

it('missing results of given rows are reported, so that totals are right before the first edit', async () => {
  const columns: readonly TableColumn[] = [
    { field: 'price', label: '单价', kind: 'numInput' },
    { field: 'qty', label: '数量', kind: 'numInput' },
    { field: 'amount', label: '金额', kind: 'calculate', expression: expressionFromText('items.price × items.qty') },
  ]
  const total = expressionFromText('items.amount')
  const onChange = vi.fn()
  function Order({ rows, mode }: { rows: DataRecord[]; mode: 'edit' | 'detail' }) {
    const [items, setItems] = useState(rows)
    const [sum, setSum] = useState('')
    const change = (next: DataRecord[]) => {
      onChange(next)
      setItems(next)
    }
    return (
      <>
        <TableForm name="items" columns={columns} value={items} onChange={change} mode={mode} />
        <CalculateField aria-label="合计" expression={total} formData={{ items }} value={sum} onChange={setSum} />
      </>
    )
  }
  const { unmount } = render(<Order rows={[{ price: 2.5, qty: 4 }]} mode="edit" />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: '合计' })).toHaveProperty('value', '10.00'))
  expect(onChange).toHaveBeenCalledOnce()
  unmount()
  onChange.mockClear()

  // Rows with results and read-only rows are not reported.
  render(<Order rows={[{ price: 2.5, qty: 4, amount: 10 }, {}]} mode="edit" />)
  render(<Order rows={[{ price: 2.5, qty: 4 }]} mode="detail" />)
  await waitFor(() => expect(screen.getAllByText('10.00').length).toBeGreaterThan(1))
  expect(onChange).not.toHaveBeenCalled()
})

it('the table has the name of its label, of aria-label, or a default name', () => {
  render(
    <>
      <FieldItem label="明细" problem="至少一行">
        <TableForm columns={COLUMNS} />
      </FieldItem>
      <TableForm columns={COLUMNS} aria-label="附件" />
      <TableForm columns={COLUMNS} />
    </>,
  )
  expect(['明细', '附件', '表格'].map((name) => screen.getAllByRole('grid', { name }).length)).toEqual([1, 1, 1])
  expect(screen.getByText('至少一行')).toBeTruthy()
})

it('the table waits for its formulas, refuses submit meanwhile, then shows results', async () => {
  vi.resetModules()
  const fresh = await import('./TableForm.tsx')
  const table = createRef<TableFormHandle>()
  const columns: readonly TableColumn[] = [
    { field: 'a', label: '甲', kind: 'numInput' },
    { field: 'b', label: '乙', kind: 'calculate', expression: expressionFromText('table.a × 2') },
  ]
  render(<fresh.TableForm ref={table} columns={columns} defaultValue={[{ a: 3 }]} />)

  expect(screen.queryByRole('grid')).toBeNull()
  expect(table.current?.submit()).toEqual({ isValid: false, faults: [] })

  await screen.findByRole('grid')
  expect(cellAt(1, 2).textContent).toBe('6.00')
  expect(table.current?.submit()).toEqual({ isValid: true, rows: [{ a: 3, b: '6.00' }] })
})

it('an editor that fails to load shows a message and a retry, and the cell keeps the focus', async () => {
  let isBroken = true
  const cellTypes: CellTypes = {
    picked: {
      entry: 'pick',
      format: String,
      loadEditor: () =>
        isBroken
          ? Promise.reject(new Error('offline'))
          : Promise.resolve({ Editor: (props) => <input aria-label={props['aria-label']} defaultValue="open" /> }),
    },
  }
  const columns: readonly TableColumn[] = [{ field: 'a', label: '甲', kind: 'picked' }]
  render(<TableForm columns={columns} cellTypes={cellTypes} defaultValue={[{ a: 'x' }]} />)
  fireEvent.mouseDown(cellAt(1, 1))
  await userEvent.keyboard('{Enter}')

  const again = await screen.findByRole('button', { name: '编辑器加载失败，点击重试' })
  expect(document.activeElement).toBe(again)

  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByDisplayValue('open')).toBeTruthy()
})

it('the table is visible before it is editable; earlier clicks are handled afterwards', async () => {
  vi.resetModules()
  const fresh = await import('./TableForm.tsx')
  const table = createRef<TableFormHandle>()
  render(
    <fresh.TableForm
      ref={table}
      columns={COLUMNS}
      defaultValue={[
        { name: '苹果', qty: 1 },
        { name: '', qty: 2 },
      ]}
    />,
  )
  const grid = screen.getByRole('grid')
  expect(grid.getAttribute('aria-disabled')).toBe('true')
  expect(cellAt(1, 1).textContent).toBe('苹果')

  act(() => {
    cellAt(2, 1).focus()
    screen.getByRole('button', { name: '复制第 1 行' }).click()
  })
  expect(table.current?.submit()).toMatchObject({ isValid: false, faults: [{ row: 1, field: 'name' }] })

  await waitFor(() => expect(grid.getAttribute('aria-disabled')).toBeNull())
  expect(table.current?.submit()).toMatchObject({ isValid: false, faults: [{ row: 2, field: 'name' }] })
})
