import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs } from '../base/story.example.tsx'
import { FormWidgetsProvider } from '../provider/FormWidgetsProvider.tsx'
import { RELATED_CELLS as relatedCellTypes } from './cells/related-cells.generated.ts'
import type { TableColumn } from './model/column.ts'
import { ORDER_COLUMNS, orderRows } from './model/table.example.ts'
import { loadTableFormulas } from './use-calculation.ts'
import { loadTableInteractions } from './use-interactions.ts'
import { LOADED_COLUMN, cellAt, copied, Order, paste, place, RELATED_COLUMNS, services } from './story.example.tsx'

const meta = {
  title: 'form-widgets/TableForm',
  component: Order,
  tags: ['autodocs'],
  loaders: [() => Promise.all([loadTableFormulas(), loadTableInteractions()])],
  args: { 'aria-label': '订单明细', columns: ORDER_COLUMNS, value: orderRows(3), onChange: fn(), onSubmit: fn() },
  parameters: fieldDocs({
    about:
      'Table with cells that users edit like a spreadsheet. The table is shown immediately; its editors are loaded afterwards.',
    does: [
      'Create `columns` and `cellTypes` once, outside of components.',
      'Call `submit()` when the form is submitted: it focuses the first invalid cell.',
      'Pin the column that identifies a row with `fixed`.',
    ],
    donts: ['Use it to select records: use a list.', 'Put a whole form into a row.'],
    keys: {
      'Arrows, Tab, Home, End, Page Up, Page Down': 'another cell; with Ctrl the end of the table',
      'Any character, Enter, F2': 'edits the cell; Space changes a switch',
      'Alt+↓': 'opens a list or a calendar',
      Esc: 'forgets what was entered; then Tab leaves the table',
      'Shift with arrows, Ctrl+A': 'chooses several cells',
      'Ctrl+C, Ctrl+X, Ctrl+V': 'from and to a spreadsheet',
      'Ctrl+D, Delete': 'fills down, empties',
      'Ctrl+Z, Ctrl+Y': 'back and forth',
      'Enter on the buttons of a row': 'copies it, removes it',
    },
  }),
} satisfies Meta<typeof Order>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加' }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('名称，第 1 行'))
    await userEvent.keyboard('苹果{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ name: '苹果', amount: '0.00' }])
  },
}

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, 1, '名称'))
    await expect(place()).toEqual([2, 2])

    // Typing replaces the value; Enter accepts it and moves down.
    await userEvent.keyboard('梨{Enter}')
    await expect(place()).toEqual([3, 2])
    await expect(cellAt(canvas, 1, '名称')).toHaveTextContent('梨')

    // F2 edits the value; Escape discards the typed text.
    await userEvent.keyboard('{F2}!{Enter}{ArrowUp}x{Escape}')
    await waitFor(() => expect(document.activeElement).toHaveValue('货品 2!'))

    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('删除第 2 行'))
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect(place()).toEqual([4, 5])

    // Formulas use a new number at once.
    await userEvent.keyboard('12{Tab}')
    await expect(cellAt(canvas, 3, '金额')).toHaveTextContent('126.00')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Delete}')
    await expect(cellAt(canvas, 3, '金额')).toHaveTextContent('0.00')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cellAt(canvas, 3, '金额')).toHaveTextContent('126.00')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(cellAt(canvas, 3, '金额')).toHaveTextContent('0.00')

    // Space toggles a switch.
    await userEvent.click(cellAt(canvas, 2, '加急'))
    await userEvent.keyboard(' ')
    await expect(cellAt(canvas, 2, '加急')).toHaveTextContent('是')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 'row2', urgent: 1 })]),
    )
  },
}

export const Chosen: Story = {
  name: 'A choice from a list',
  play: async ({ canvas }) => {
    await userEvent.click(cellAt(canvas, 1, '单位'))
    await userEvent.keyboard('{Enter}')
    // The popup ignores clicks during its animation.
    const pointer = userEvent.setup({ pointerEventsCheck: 0 })
    await pointer.click(await within(document.body).findByRole('option', { name: '吨' }))
    await waitFor(() => expect(cellAt(canvas, 1, '单位')).toHaveTextContent('吨'))
    await expect(place()).toEqual([2, 4])

    await userEvent.keyboard('{Enter}')
    await within(document.body).findByRole('option', { name: '吨' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cellAt(canvas, 1, '单位').querySelector('[role="combobox"]')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(cellAt(canvas, 1, '单位')))
    await expect(cellAt(canvas, 1, '单位')).toHaveTextContent('吨')
  },
}

export const Pasted: Story = {
  name: 'Pasted from a spreadsheet',
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, 3, '名称'))
    paste('苹果\tA123\t箱\t1,200\t2.5\r\n"两\n行"\tbad\t桶\t很多\t3\r\n')

    await waitFor(() => expect(cellAt(canvas, 4, '数量')).toHaveTextContent('很多'))
    await expect(cellAt(canvas, 3, '金额')).toHaveTextContent('3000.00')
    await expect(cellAt(canvas, 4, '数量')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText('3 处有误')).toBeVisible()
    await expect(await within(document.body).findByText('已粘贴 10 格，新增 1 行')).toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: '第 4 行 数量：不是数字' }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('数量，第 4 行'))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription('不是数字'))

    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(orderRows(3).map((row) => expect.objectContaining(row)))
  },
}

export const FilledDown: Story = {
  name: 'A range, filled down and copied',
  play: async ({ canvas }) => {
    await userEvent.click(cellAt(canvas, 1, '单位'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(6)

    await userEvent.keyboard('{Control>}d{/Control}')

    await expect(cellAt(canvas, 3, '单位')).toHaveTextContent('箱')
    await expect(copied()).toBe('箱\t1\n箱\t1\n箱\t1')

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cellAt(canvas, 1, '名称') },
      { target: cellAt(canvas, 2, '编码') },
      { keys: '[/MouseLeft]' },
    ])
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  },
}

export const WithFaults: Story = {
  args: { value: [{ name: '苹果', qty: 3 }, { code: '12' }, { name: '梨', qty: 'many' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))

    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ isValid: false }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('名称，第 2 行'))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription('不能为空'))
    await expect(canvas.getByText('4 处有误')).toBeVisible()

    await userEvent.keyboard('桃{Tab}A001{Tab}{Tab}5{Enter}6{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      isValid: true,
      rows: [
        { name: '苹果', qty: 3, amount: '0.00' },
        { name: '桃', code: 'A001', qty: 5, amount: '0.00' },
        { name: '梨', qty: 6, amount: '0.00' },
      ],
    })
  },
}

export const Removed: Story = {
  name: 'Rows copied and removed',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)

    await userEvent.click(canvas.getByRole('button', { name: '复制第 1 行' }))
    await expect(cellAt(canvas, 2, '名称').querySelector('input')).toHaveValue('货品 1')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ amount: '0.00' }])
  },
}

export const LeftByTab: Story = {
  name: 'Left by Escape and Tab',
  play: async ({ canvas }) => {
    await userEvent.click(cellAt(canvas, 2, '名称'))
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(place()).toEqual([3, 2])
  },
}

export const Summary: Story = {
  args: { summaryFields: ['qty', 'amount'], value: [...orderRows(2), { name: '赠品', qty: '一' }] },
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('row', { name: /合计/ })
    await expect(sums).toHaveTextContent('合计3')
  },
}

const ORDER_WITH_SHARE: readonly TableColumn[] = [
  ...ORDER_COLUMNS.slice(0, 6),
  {
    field: 'withTax',
    label: '含税',
    kind: 'calculate',
    expression: [{ __vModel__: 'table.amount' }, '×', { __vModel__: 'taxRate' }],
  },
  { field: 'broken', label: '折扣', kind: 'calculate', expression: ['+'] },
]

export const Calculated: Story = {
  args: { columns: ORDER_WITH_SHARE, formValues: { taxRate: 1.13 } },
  play: async ({ canvas }) => {
    await expect(cellAt(canvas, 2, '含税')).toHaveTextContent('23.17')
    await expect(canvas.getByText('“折扣”的公式有误，结果按 0 显示')).toBeVisible()
    await userEvent.click(cellAt(canvas, 2, '数量'))
    await userEvent.keyboard('4{Enter}')
    await expect(cellAt(canvas, 2, '含税')).toHaveTextContent('46.33')
  },
}

export const Related: Story = {
  name: 'Related records, options that are asked for, an unknown kind',
  args: { columns: RELATED_COLUMNS, value: [{ customer: 'c1', grade: 'b', shape: '圆' }], cellTypes: relatedCellTypes },
  decorators: [
    (Story) => (
      <FormWidgetsProvider services={services}>
        <Story />
      </FormWidgetsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(cellAt(canvas, 1, '客户')).toHaveTextContent('华东贸易'))
    await expect(cellAt(canvas, 1, '城市')).toHaveTextContent('上海')
    await waitFor(() => expect(cellAt(canvas, 1, '等级')).toHaveTextContent('良'))
    await expect(canvas.getByRole('img', { name: /hologram/ })).toBeVisible()

    await userEvent.click(cellAt(canvas, 1, '客户'))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByText('北方机械'))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(cellAt(canvas, 1, '城市')).toHaveTextContent('沈阳'))
    await expect(cellAt(canvas, 1, '客户')).toHaveTextContent('北方机械')
  },
}

export const Disabled: Story = { args: { disabled: true, summaryFields: ['qty'] } }

export const Problem: Story = { args: { value: [], problem: '至少填写一行' } }

const WORDS = '一个很长的名称，说明货品的规格、产地、包装和保质期，'.repeat(6)

export const LongText: Story = {
  args: { value: orderRows(2).map((row) => ({ ...row, name: WORDS })) },
  play: async ({ canvas }) => {
    const { height } = cellAt(canvas, 1, '名称').getBoundingClientRect()
    await expect(height).toBeLessThan(60)
    await userEvent.click(cellAt(canvas, 1, '名称'))
    await waitFor(() => expect(document.activeElement).toHaveValue(WORDS))
  },
}

/** The options of a column are loading; the table shows raw values. */
export const Loading: Story = {
  args: { columns: [LOADED_COLUMN], value: [{ grade: 'b' }] },
  decorators: [
    (Story) => (
      <FormWidgetsProvider services={{ dictionary: () => new Promise(() => undefined) }}>
        <Story />
      </FormWidgetsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(cellAt(canvas, 1, '等级')).toHaveTextContent('b')
  },
}

export const Failed: Story = {
  args: Loading.args ?? {},
  decorators: [
    (Story) => (
      <FormWidgetsProvider services={{ dictionary: () => Promise.reject(new Error('offline')) }}>
        <Story />
      </FormWidgetsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/等级: 选项加载失败/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(cellAt(canvas, 1, '等级')).toHaveTextContent('b')
  },
}

export const ReadOnly: Story = {
  args: { mode: 'readonly', summaryFields: ['qty'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, 1, '名称'))
    await userEvent.keyboard('x{Delete}{ArrowDown}')
    paste('x')
    await expect(place()).toEqual([3, 2])
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(copied()).toBe('货品 2')
  },
}

export const Detail: Story = { args: { mode: 'detail', summaryFields: ['qty', 'amount'] } }

export const ThousandRows: Story = {
  args: { value: orderRows(1000), summaryFields: ['qty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(40)
    await userEvent.click(cellAt(canvas, 1, '数量'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(place()).toEqual([1001, 11]))
    await waitFor(() => expect(document.activeElement).toBeVisible())
    await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}')
    await waitFor(() => expect(place()).toEqual([2, 2]))
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
}
