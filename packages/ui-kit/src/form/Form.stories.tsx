import { Button, Input, InputNumber, Switch } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Select } from '../select/Select.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { FormItem } from './FormItem.tsx'

interface Entry {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number
  enabledMark: boolean
  description: string
}

interface EditorProps {
  as?: 'dialog' | 'drawer'
  /** Help of the switch. */
  help?: string
  onSubmit: (values: Entry) => Promise<unknown>
}

function Editor({ as = 'dialog', help, onSubmit }: EditorProps) {
  const [open, setOpen] = useState(false)
  const Frame = as === 'dialog' ? FormDialog<Entry> : FormDrawer<Entry>
  return (
    <div style={{ padding: 24 }}>
      <Button type="primary" onClick={() => setOpen(true)}>
        新建
      </Button>
      <Frame
        open={open}
        title="新建字典"
        initialValues={{ parentId: '0', sortCode: 10, enabledMark: true }}
        onClose={() => setOpen(false)}
        onSubmit={onSubmit}
      >
        <FormItem field="parentId" label="项目上级" required disabled>
          <Select options={[{ value: '0', label: '顶级节点' }]} />
        </FormItem>
        <FormItem field="fullName" label="字典名称" rules={[{ required: true, message: '请输入名称' }]}>
          <Input maxLength={50} />
        </FormItem>
        <FormItem
          field="enCode"
          label="字典编码"
          rules={[{ required: true, message: '请输入编码' }]}
          extra="英文、数字和小数点，保存后不建议修改"
        >
          <Input maxLength={50} />
        </FormItem>
        <FormItem field="sortCode" label="排序">
          <InputNumber min={0} max={9999} />
        </FormItem>
        <FormItem field="enabledMark" label="状态" triggerPropName="checked" extra={help}>
          <Switch />
        </FormItem>
        <FormItem field="description" label="字典说明">
          <Input.TextArea rows={3} maxLength={200} showWordLimit />
        </FormItem>
      </Frame>
    </div>
  )
}

const meta = {
  title: 'ui-kit/Form dialog',
  component: Editor,
  args: { onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Editor>
export default meta
type Story = StoryObj<typeof meta>

async function openEditor(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '新建' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建字典' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /字典名称/ })).toHaveFocus())
  return dialog
}

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement)
  },
}

export const InDrawer: Story = {
  args: { as: 'drawer' },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement)
  },
}

/** A field stays beside its label, whatever the length of its help. */
export const LongHelp: Story = {
  args: { help: `停用的字典不再出现在表单里，已保存的记录不受影响。${'verylongname'.repeat(12)}` },
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    const control = dialog.getByRole('switch', { name: '状态' })
    const label = dialog.getByText('状态')
    if (window.innerWidth > 640) {
      await expect(leftOf(control)).toBeGreaterThan(leftOf(label))
      const other = dialog.getByRole('textbox', { name: /字典说明/ })
      await waitFor(() => expect(leftOf(control)).toBe(leftOf(other)))
    }
    const form = control.closest('form')
    await expect(form?.scrollWidth).toBe(form?.clientWidth)
  },
}

const leftOf = (element: Element) => element.getBoundingClientRect().left

export const EnterSaves: Story = {
  play: async ({ canvasElement, args }) => {
    await openEditor(canvasElement)
    await userEvent.keyboard('性别{Tab}sex{Enter}')

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ parentId: '0', fullName: '性别', enCode: 'sex', sortCode: 10, enabledMark: true }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '新建' })).toHaveFocus())
  },
}

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    const name = dialog.getByRole('textbox', { name: /字典名称/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription('请输入名称'))
    await expect(name).toBeInvalid()
    await expect(name).toBeRequired()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: { onSubmit: fn(() => Promise.reject({ code: 401, msg: '', data: { fields: { enCode: '编码已存在' } } })) },
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.keyboard('性别{Tab}sex{Enter}')

    const code = dialog.getByRole('textbox', { name: /字典编码/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription('编码已存在 英文、数字和小数点，保存后不建议修改'))
    await expect(code).toHaveValue('sex')
    await waitFor(() => expect(code).toHaveFocus())
  },
}

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.keyboard('性别{Tab}sex{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())

    await expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('textbox', { name: /字典名称/ })).toHaveValue('性别')
  },
}

export const EscapeAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.keyboard('性别{Escape}')
    const question = within(await screen.findByRole('dialog', { name: '放弃修改？' }))
    await userEvent.click(question.getByRole('button', { name: '继续填写' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '放弃修改？' })).toBeNull())
    await expect(dialog.getByRole('textbox', { name: /字典名称/ })).toHaveValue('性别')

    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    const again = within(await screen.findByRole('dialog', { name: '放弃修改？' }))
    await userEvent.click(again.getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新建字典' })).toBeNull())
  },
}

export const EscapeClosesUntouched: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
