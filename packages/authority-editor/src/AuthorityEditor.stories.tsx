import { RESULT } from '@sqos/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createExampleAuthority, grantNode, EXAMPLE_TREES } from './authority.example.ts'
import { AuthorityEditor } from './AuthorityEditor.tsx'
import { authorityEditorCatalogue } from './catalogue.ts'
import { AuthorityServicesProvider } from './services.ts'
import { eachStep } from './steps.ts'

type Example = ReturnType<typeof createExampleAuthority>

interface ExampleProps {
  example: Example
  objectType: 'Role' | 'User' | 'Position' | 'Organize'
  name: string
  onClose: () => void
}

/** An editor over in-memory grants. */
function ExampleEditor({ example, objectType, name, onClose }: ExampleProps) {
  return (
    <AuthorityServicesProvider value={example.services}>
      <AuthorityEditor object={{ objectType, id: 'r1', name }} onClose={onClose} />
    </AuthorityServicesProvider>
  )
}

const GRANTED = { module: ['sales', 'orders'], button: ['b1'] }

const meta = {
  title: 'authority-editor/AuthorityEditor',
  component: ExampleEditor,
  parameters: { catalogues: [authorityEditorCatalogue] },
  argTypes: {
    objectType: { control: 'select', options: ['Role', 'User', 'Position', 'Organize'] },
    example: { table: { disable: true } },
  },
  args: { example: createExampleAuthority({ granted: GRANTED }), objectType: 'Role', name: '采购主管', onClose: fn() },
} satisfies Meta<typeof ExampleEditor>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** The user adds a menu entry, reviews the change, saves it, and undoes it from the toast. */
export const SaveAndUndo: Story = {
  args: { example: createExampleAuthority({ granted: GRANTED }) },
  play: async ({ args: { example } }) => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('treeitem', { name: /合同台账/ }))
    await userEvent.click(editor.getByRole('button', { name: '确定' }))
    const review = await dialog('确认权限变化')
    await waitFor(() => expect(review.getByText('涉及 12 名用户')).toBeVisible())
    await userEvent.click(review.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(example.granted('module')).toContain('contracts'))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(example.granted('module')).not.toContain('contracts'))
  },
}

/** Another user saves first: the own change is applied to the new grants, and nothing is overwritten. */
export const Conflict: Story = {
  args: { example: createExampleAuthority({ granted: GRANTED }) },
  play: async ({ args: { example } }) => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('treeitem', { name: /合同台账/ }))
    example.replace({
      ...eachStep(() => new Set<string>()),
      module: new Set(['sales', 'orders']),
      button: new Set(['b3']),
    })
    await userEvent.click(editor.getByRole('button', { name: '确定' }))
    await userEvent.click((await dialog('确认权限变化')).getByRole('button', { name: '保存' }))
    await expect(await editor.findByText(/已合并到最新内容/)).toBeVisible()
    await expect(editor.getByRole('treeitem', { name: /合同台账/ })).toBeChecked()
    await userEvent.click(editor.getByRole('button', { name: /按钮权限/ }))
    await expect(await editor.findByRole('treeitem', { name: /删除/ })).toBeChecked()
  },
}

/** The grants of another role replace the ticks. */
export const CopyRole: Story = {
  play: async () => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('combobox', { name: '选择角色' }))
    const role = await screen.findByRole('option', { name: '财务专员' })
    // The list ignores the pointer while it unfolds.
    await waitFor(() => expect(getComputedStyle(role).pointerEvents).toBe('auto'))
    await userEvent.click(role)
    await expect(await editor.findByRole('treeitem', { name: /合同台账/ })).toBeChecked()
  },
}

/** Fields are read, edited or demanded; whole columns by their heads, one row by the arrow keys. */
export const FieldRights: Story = {
  args: { example: createExampleAuthority({ granted: { ...GRANTED, form: ['f1', 'f2'] }, levels: { f2: 'read' } }) },
  play: async ({ args: { example } }) => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('button', { name: /表单权限/ }))
    await expect(editor.getByRole('radio', { name: '供应商 只读' })).toBeChecked()
    await expect(editor.getByRole('radio', { name: '备注 隐藏' })).toBeChecked()
    await userEvent.click(editor.getByRole('button', { name: '只读' }))
    await expect(editor.getByRole('radio', { name: '备注 只读' })).toBeChecked()
    editor.getByRole('radio', { name: '金额 只读' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(editor.getByRole('radio', { name: '金额 必填' })).toBeChecked()
    await userEvent.click(editor.getByRole('button', { name: '确定' }))
    await userEvent.click((await dialog('确认权限变化')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(example.levels()).toEqual({ f1: 'required', f2: 'read', f3: 'read' }))
  },
}

/** A data scheme says which rows, with its conditions in words; the marks say what for. The caller holds one of them for reading only. */
export const RowRights: Story = {
  args: {
    example: createExampleAuthority({
      granted: { ...GRANTED, resource: ['s1'] },
      levels: { s1: 'read' },
      limits: { s1: 'read' },
    }),
  },
  play: async ({ args: { example } }) => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('button', { name: /数据权限/ }))
    await expect(editor.getByText('创建人 等于 当前用户 且 状态 等于 草稿')).toBeVisible()
    await expect(editor.getByRole('checkbox', { name: '全部数据 可修改' })).toBeDisabled()
    await userEvent.click(editor.getByRole('checkbox', { name: '本人草稿 可删除' }))
    await expect(editor.getByRole('checkbox', { name: '本人草稿 可见' })).toBeChecked()
    await userEvent.click(editor.getByRole('button', { name: '确定' }))
    await userEvent.click((await dialog('确认权限变化')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(example.levels()).toEqual({ s1: 'read', s2: 'remove' }))
  },
}

/** Five thousand fields: only the visible rows are drawn, and the row with the focus stays while the table is scrolled. */
export const ManyFields: Story = {
  args: {
    example: createExampleAuthority({
      granted: GRANTED,
      trees: {
        ...EXAMPLE_TREES,
        form: [
          grantNode(
            'orders',
            '订单',
            Array.from({ length: 5000 }, (_, at) => grantNode(`many${at}`, `字段 ${at + 1}`)),
          ),
        ],
      },
    }),
  },
  play: async () => {
    const editor = await dialog(/采购主管/)
    await userEvent.click(await editor.findByRole('button', { name: /表单权限/ }))
    const first = await editor.findByRole('radio', { name: '字段 1 隐藏' })
    await expect(editor.getByRole('table')).toHaveAttribute('aria-rowcount', '5002')
    await expect(editor.getAllByRole('row').length).toBeLessThan(200)
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(editor.getByRole('radio', { name: '字段 1 只读' })).toBeChecked()

    const box = editor.getByRole('region', { name: /表单权限/ })
    box.scrollTop = box.scrollHeight
    await expect(await editor.findByRole('radio', { name: '字段 5000 隐藏' })).toBeVisible()
    await expect(editor.queryByRole('radio', { name: '字段 2000 隐藏' })).toBeNull()
    await expect(editor.getByRole('radio', { name: '字段 1 只读' })).toHaveFocus()
    await userEvent.click(editor.getByRole('button', { name: '只读' }))
    await expect(editor.getByRole('radio', { name: '字段 5000 只读' })).toBeChecked()
  },
}

/** Ten thousand buttons: only the visible rows are rendered. */
// The page of roles counts the rows that are rendered (role.browser.test.tsx).
export const ManyNodes: Story = {
  tags: ['full'],
  args: {
    example: createExampleAuthority({
      trees: {
        ...EXAMPLE_TREES,
        module: Array.from({ length: 200 }, (_, at) =>
          grantNode(
            `m${at}`,
            `目录 ${at + 1}`,
            Array.from({ length: 50 }, (_each, item) => grantNode(`m${at}i${item}`, `菜单 ${at + 1}-${item + 1}`)),
          ),
        ),
      },
    }),
  },
  play: async () => {
    const editor = await dialog(/采购主管/)
    await editor.findByRole('treeitem', { name: /菜单 1-1 / })
    await expect(editor.getAllByRole('treeitem').length).toBeLessThan(100)
  },
}

export const LongNames: Story = { args: { name: '华东区域销售中心采购与合同台账审批主管'.repeat(3) } }

export const NoPermission: Story = {
  args: { example: createExampleAuthority({ error: { code: RESULT.forbidden, msg: '没有权限' } }) },
}

export const Failed: Story = {
  args: { example: createExampleAuthority({ error: { code: 500, msg: '数据库连接失败', traceId: 'a1b2c3' } }) },
}
