import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ColumnSettings } from './columns/ColumnSettings.tsx'
import { DataTable } from './DataTable.tsx'
import { people, type Person, PERSON_COLUMNS } from './people.example.tsx'
import type { DataColumn, DataSort, DataTableProps } from './types.ts'

/** Sorting and selection, kept by the page. */
function PeopleTable(props: DataTableProps<Person>) {
  const [sort, setSort] = useState<DataSort | undefined>(props.sort)
  const [keys, setKeys] = useState<readonly string[]>(props.selection?.keys ?? [])
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={
        props.onSortChange &&
        ((next) => {
          setSort(next)
          props.onSortChange?.(next)
        })
      }
      selection={
        props.selection && {
          ...props.selection,
          keys,
          onChange(next) {
            setKeys(next)
            props.selection?.onChange(next)
          },
        }
      }
    />
  )
}

const meta = {
  title: 'ui-kit/DataTable',
  component: PeopleTable,
  args: {
    label: '人员列表',
    rows: people(12),
    columns: PERSON_COLUMNS,
    rowKey: ({ id }) => id,
    layout: 'table',
  },
} satisfies Meta<typeof PeopleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { showIndex: true } }

export const Empty: Story = {
  args: { rows: [], state: { kind: 'ready', emptyAction: <Button type="primary">新建人员</Button> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '新建人员' })).toBeVisible()
  },
}

const clearFilter = fn()
export const NothingFound: Story = {
  args: { rows: [], state: { kind: 'ready', onClearFilter: clearFilter } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(clearFilter).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { rows: [], state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('数据加载中')).toBeInTheDocument()
  },
}

export const LoadingAgain: Story = { args: { state: { kind: 'loading' } } }

const retry = fn()
export const Failed: Story = {
  args: {
    rows: [],
    state: { kind: 'failed', message: '服务器没有响应。', traceId: '7f3a-19c2', onRetry: retry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('跟踪编号：7f3a-19c2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const FailedAgain: Story = {
  args: { state: { kind: 'failed', message: '网络已断开。', traceId: '7f3a-19c2', onRetry: retry } },
}

export const NoPermission: Story = { args: { rows: [], state: { kind: 'no-permission' } } }

export const Sortable: Story = {
  args: { sortMode: 'client', onSortChange: fn() },
  play: async ({ canvas, args }) => {
    const header = canvas.getByRole('columnheader', { name: /报销金额/ })
    await userEvent.click(within(header).getByRole('button', { name: '报销金额' }))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(header).getByRole('button', { name: '报销金额' }))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'amount', order: 'desc' })
    await userEvent.click(within(header).getByRole('button', { name: '报销金额' }))
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(header).getByRole('button', { name: '报销金额' }))
  },
}

export const Selectable: Story = {
  args: {
    showIndex: true,
    selection: { keys: ['p2'], onChange: fn(), isSelectable: ({ enabled }) => enabled },
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '选择全部' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 1 行' }))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: '选择第 5 行' }))
    await user.keyboard('{/Shift}')
    // The fourth row cannot be selected.
    const ticked = canvas.getAllByRole('row').filter((row) => row.getAttribute('aria-selected') === 'true')
    await expect(ticked).toHaveLength(4)
  },
}

const DEPARTMENTS: Person[] = people(4, 'd').map((one, index) => ({
  ...one,
  name: ['总部', '华东分公司', '华南分公司', '海外事业部'][index] ?? '',
  children: people(index === 3 ? 0 : 4, `d${index}-`).map((person, at) =>
    at === 1 ? { ...person, name: '财务部', children: people(3, `d${index}-${at}-`) } : person,
  ),
}))

export const Tree: Story = {
  args: { rows: DEPARTMENTS, tree: { getChildren: ({ children }) => children, defaultExpandAll: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: '人员列表' })).toBeVisible()
    const [headquarters] = canvas.getAllByRole('row', { expanded: true })
    await expect(headquarters).toHaveAttribute('aria-level', '1')
    await expect(headquarters).toHaveAttribute('aria-setsize', '4')
  },
}

/** Answers after a moment; the children of 华南分公司 fail the first time. */
const lazyTree = () => {
  const failed = new Set<string>()
  return {
    getChildren: () => undefined,
    hasChildren: ({ id }: Person) => id.startsWith('d') && !id.includes('-'),
    loadChildren: async ({ id }: Person) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (id === 'd3' && !failed.has(id)) {
        failed.add(id)
        throw new Error('offline')
      }
      return people(3, `${id}-`)
    },
  }
}

function LazyPeople(props: DataTableProps<Person>) {
  const [tree] = useState(lazyTree)
  return <PeopleTable {...props} tree={tree} />
}

export const LazyTree: Story = {
  args: { rows: DEPARTMENTS },
  render: (args) => <LazyPeople {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /华南分公司/ })
    // The busy state is short, so the test records it instead of polling for it.
    const busy: (string | null)[] = []
    const observer = new MutationObserver(() => busy.push(row.getAttribute('aria-busy')))
    observer.observe(row, { attributes: true, attributeFilter: ['aria-busy'] })
    await userEvent.click(within(row).getByRole('button', { name: '展开' }))
    await waitFor(() => expect(busy).toContain('true'))
    observer.disconnect()
    await userEvent.click(await within(row).findByRole('button', { name: '加载失败，重试' }))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(7))
  },
}

const WIDE_COLUMNS: DataColumn<Person>[] = PERSON_COLUMNS.map((column) =>
  column.id === 'name'
    ? { ...column, pinned: 'start' }
    : { ...column, width: column.pinned ? column.width : (column.width ?? 200) + 100 },
)

export const PinnedAndResizable: Story = {
  args: { columns: WIDE_COLUMNS, layoutKey: 'story-pinned', selection: { keys: [], onChange: fn() } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnSettings layoutKey="story-pinned" columns={args.columns} />
      </div>
      <PeopleTable {...args} />
    </div>
  ),
}

export const Summary: Story = {
  args: { showIndex: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /合计/ })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    rows: people(6).map((person, index) => ({
      ...person,
      name: index === 1 ? '阿卜杜拉·穆罕默德·伊本·阿卜杜勒-拉赫曼' : person.name,
      note: '常驻上海，负责与供应商的对账、付款计划和季度审计资料的准备工作，'.repeat(3),
    })),
  },
}

// DataTable.browser.test.tsx counts the rows that are rendered.
export const TenThousandRows: Story = {
  tags: ['full'],
  args: { rows: people(10_000), showIndex: true, selection: { keys: [], onChange: fn() }, height: 'fill' },
  render: (args) => (
    <div style={{ blockSize: 480 }}>
      <PeopleTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10002')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const Densities: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['default', 'medium', 'small', 'mini'] as const).map((density) => (
        <PeopleTable
          key={density}
          {...args}
          label={density}
          density={density}
          rows={args.rows.slice(0, 3)}
          selection={{ keys: ['p2'], onChange: () => undefined }}
        />
      ))}
    </div>
  ),
}

export const NarrowCards: Story = {
  args: { layout: 'auto', showIndex: true, selection: { keys: ['p2'], onChange: fn() } },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <PeopleTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '人员列表' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
  },
}
