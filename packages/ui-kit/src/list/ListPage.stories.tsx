import { Button } from '@arco-design/web-react'
import { IconPlus, IconSettings } from '@arco-design/web-react/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Select } from '../select/Select.tsx'
import { EmptyState } from '../states/StateView.tsx'
import { DensityMenu } from './DensityMenu.tsx'
import { ListPage } from './ListPage.tsx'
import { Pagination } from './Pagination.tsx'
import { SearchBar, type SearchField } from './SearchBar.tsx'
import { Toolbar } from './Toolbar.tsx'
import { TreePanel } from './tree/TreePanel.tsx'
import { useListQuery } from './use-list-query.ts'

const TYPES = [
  {
    id: 'hr',
    label: '人事',
    children: [
      { id: 'sex', label: '性别' },
      { id: 'degree', label: '学历' },
      { id: 'marriage', label: '婚姻状况' },
    ],
  },
  {
    id: 'system',
    label: '系统',
    children: [
      { id: 'log', label: '日志类型' },
      { id: 'menu', label: '一个名称很长很长很长很长的分类' },
    ],
  },
  { id: 'crm', label: '客户' },
]

const choose = (options: readonly { value: string; label: string }[]): SearchField['control'] =>
  function ChooseOne({ id, label, value, onChange }) {
    return (
      <Select
        id={id}
        aria-label={label}
        value={value}
        onChange={onChange}
        options={[{ value: '', label: '全部' }, ...options]}
      />
    )
  }

const FIELDS: SearchField[] = [
  {
    name: 'enabledMark',
    label: '状态',
    control: choose([
      { value: '1', label: '启用' },
      { value: '0', label: '禁用' },
    ]),
  },
  {
    name: 'isTree',
    label: '树形',
    control: choose([
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ]),
  },
  {
    name: 'source',
    label: '来源',
    control: choose([
      { value: 'system', label: '系统' },
      { value: 'import', label: '导入' },
    ]),
  },
]

const DEFAULTS = { filters: { type: 'sex', enabledMark: '', isTree: '', source: '' } }

function Dictionary() {
  const list = useListQuery(DEFAULTS)
  const { search } = useLocation()
  return (
    <div style={{ blockSize: '100vh' }}>
      <ListPage
        title="数据字典"
        side={
          <TreePanel
            title="字典分类"
            storageKey="story"
            entries={TYPES}
            defaultExpanded={['hr']}
            selectedId={list.filters.type}
            onSelect={(type) => list.search({ keyword: '', type })}
            actions={
              <Button type="text" size="small" iconOnly icon={<IconSettings aria-hidden />} aria-label="分类管理" />
            }
          />
        }
        search={
          <SearchBar
            keyword={list.keyword}
            filters={list.filters}
            fields={FIELDS}
            onSearch={list.search}
            onReset={list.reset}
          />
        }
        toolbar={
          <Toolbar
            primary={
              <Button type="primary" icon={<IconPlus aria-hidden />}>
                新建
              </Button>
            }
            secondary={
              <>
                <Button>导入</Button>
                <Button>导出</Button>
              </>
            }
            tools={<DensityMenu />}
            onRefresh={() => undefined}
          />
        }
        pagination={
          <Pagination
            total={346}
            page={list.page}
            pageSize={list.pageSize}
            onPageChange={list.setPage}
            onPageSizeChange={list.setPageSize}
          />
        }
      >
        <EmptyState hint={search} />
      </ListPage>
    </div>
  )
}

const meta = {
  title: 'ui-kit/List page',
  component: Dictionary,
  beforeEach: () => localStorage.removeItem('sqos_tree_story'),
} satisfies Meta<typeof Dictionary>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const MoreFilters: Story = { parameters: { route: '/?source=import' } }

export const SearchWritesTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const keyword = canvas.getByRole('textbox', { name: '关键词' })
    await userEvent.type(keyword, '男{Enter}')
    await expect(await canvas.findByText('?keyword=%E7%94%B7')).toBeVisible()
    await waitFor(() => expect(keyword).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }))
    await expect(await canvas.findByText('?keyword=%E7%94%B7&page=3')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(canvas.queryByText(/keyword/)).toBeNull())
    await expect(keyword).toHaveValue('')

    await userEvent.type(keyword, '没有查询过')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(keyword).toHaveValue('')
  },
}

export const TreeByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('treeitem', { name: '性别' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('treeitem', { name: '学历' })).toHaveAttribute('aria-selected', 'true')

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: '人事' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('treeitem', { name: '学历' })).toBeNull()

    const edge = canvas.getByRole('separator', { name: '调整宽度' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(edge).toHaveAttribute('aria-valuenow', '256')
  },
}

export const TreeSearched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索' }), '日志')
    await expect(canvas.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['系统', '日志类型'])
  },
}
