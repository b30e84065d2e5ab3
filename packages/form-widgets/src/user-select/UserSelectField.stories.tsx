import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { asStored, fieldDocs, held, inForm } from '../base/story.example.tsx'
import { companyServices, failingServices, hangingServices, openDialog, PICKER_KEYS } from '../choice/story.example.tsx'
import { demoCompany, MemoryServices } from '../testing/index.ts'
import { UserSelectField } from './UserSelectField.tsx'

const meta = {
  title: 'form-widgets/UserSelectField',
  component: UserSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(UserSelectField),
  args: { onChange: fn() },
  parameters: {
    label: '负责人',
    services: companyServices(),
    ...fieldDocs({
      about:
        'Selects one or several users. Stores ids; the names of all fields are loaded with one request. Supports search by name, account, pinyin and initials, and a pasted list of names or accounts.',
      does: [
        'Set `checkKey` to exclude users without a property, for example a phone number.',
        'Implement `recentChoices`: users often select the same entries.',
      ],
      donts: [
        'Store names: users may change their name.',
        'Set `hasSystem` in forms for data entry: it is for defaults and flows.',
      ],
      keys: PICKER_KEYS,
    }),
  },
} satisfies Meta<typeof UserSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'u1' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '负责人' })
    await waitFor(() => expect(box).toHaveValue('王伟/wangwei'))
  },
}

export const Several: Story = {
  args: { multiple: true, value: ['u1', 'u2', 'u3'] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择用户')
    await expect(dialog.getByText('已选（3）')).toBeInTheDocument()
    await expect(await dialog.findByRole('button', { name: '移除 李伟/liwei' })).toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { value: 'u1', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'u1', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'u1', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Unreadable: Story = { args: { value: asStored({ id: 7 }) } }

export const Loading: Story = {
  parameters: { services: hangingServices() },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择用户')
    await expect(await dialog.findByRole('treeitem', { name: '正在加载' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { value: 'u1' },
  parameters: { services: failingServices() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeInTheDocument()
    const dialog = await openDialog(canvasElement, '选择用户')
    await expect(await dialog.findByRole('treeitem', { name: /加载失败/ })).toBeInTheDocument()
  },
}

const longName = '一位名字非常非常长的同事，长到任何列表都放不下，只有把鼠标移上去才能看到全部'
export const LongText: Story = {
  args: { value: 'long' },
  parameters: {
    services: new MemoryServices({
      ...demoCompany(),
      people: [{ id: 'long', fullName: longName, realName: longName, account: 'long', organizeId: 'hr' }],
    }),
  },
  tags: ['full'],
}

export const SystemVariable: Story = {
  args: { hasSystem: true, value: 'currentUser' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: '负责人' })).toHaveValue('当前用户')
    const dialog = await openDialog(canvasElement, '选择用户')
    await userEvent.click(dialog.getByRole('tab', { name: '系统变量' }))
    await expect(await dialog.findByRole('treeitem', { name: '当前用户', selected: true })).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择用户')
    await userEvent.type(dialog.search, '没有这个人')
    await expect(await dialog.findByRole('treeitem', { name: '无数据' })).toBeInTheDocument()
  },
}

export const ChoosesByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('combobox', { name: '负责人' }).focus()
    await userEvent.keyboard('z')
    const dialog = await openDialog(canvasElement, '选择用户')
    await userEvent.clear(dialog.search)
    await userEvent.type(dialog.search, 'zhangwei')
    const found = await dialog.findByRole('treeitem', { name: /张伟/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(found).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('u3', expect.anything()))
  },
}

export const PastedList: Story = {
  args: { multiple: true },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, '选择用户')
    await userEvent.click(dialog.getByRole('button', { name: '粘贴名单' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '名单' }), '张伟、李伟、没有这个人')
    await userEvent.click(dialog.getByRole('button', { name: '添加' }))
    await expect(await dialog.findByText('已添加 2 项')).toBeInTheDocument()
    await expect(dialog.getByText(/没有找到 1 项/)).toBeInTheDocument()
  },
}

/** On a phone the dialog is a sheet across the bottom of the screen; Escape returns the focus. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '负责人' })
    await openDialog(canvasElement, '选择用户')
    const dialog = screen.getByRole('dialog', { name: '选择用户' })
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      return expect([left, right, bottom].map(Math.round)).toEqual([0, window.innerWidth, window.innerHeight])
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择用户' })).toBeNull())
    await expect(box).toHaveFocus()
  },
}
