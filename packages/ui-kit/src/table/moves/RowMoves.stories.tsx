import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { RowMoves } from './RowMoves.tsx'

interface Row {
  id: string
  name: string
  children?: Row[]
}

const ROWS: Row[] = [
  {
    id: 'group',
    name: '晨光集团',
    children: [
      { id: 'east', name: '华东公司', children: [{ id: 'sales', name: '销售部' }] },
      { id: 'south', name: '华南公司' },
    ],
  },
  { id: 'other', name: '独立公司' },
]
const COLUMNS = [{ id: 'name', header: '名称', isRowHeader: true, value: ({ name }: Row) => name }]
const rowKey = ({ id }: Row) => id
const getChildren = ({ children }: Row) => children

const meta = {
  title: 'ui-kit/RowMoves',
  component: RowMoves<Row>,
  tags: ['autodocs'],
  args: {
    rows: ROWS,
    rowKey,
    getChildren,
    nameOf: ({ name }) => name,
    onMove: fn(),
    children: (
      <DataTable
        label="公司"
        rows={ROWS}
        columns={COLUMNS}
        rowKey={rowKey}
        tree={{ getChildren, defaultExpandAll: true }}
        height="fill"
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowMoves<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const MovingByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const cell = await canvas.findByRole('rowheader', { name: /华南公司/ })
    cell.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(canvas.getAllByText(/移到“华东公司”之下/)[0]).toBeInTheDocument()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { refusal: () => '只有管理员可以移动' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cell = await canvas.findByRole('rowheader', { name: /独立公司/ })
    cell.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect(canvas.getAllByText(/只有管理员可以移动/)[0]).toBeInTheDocument()
  },
}
