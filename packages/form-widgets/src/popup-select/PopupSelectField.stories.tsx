import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { CUSTOMER_COLUMNS, customerServices } from '../picker/records.example.ts'
import { MemoryServices } from '../testing/memory-services.ts'
import { PopupSelectField } from './PopupSelectField.tsx'

const meta = {
  title: 'form-widgets/PopupSelectField',
  component: PopupSelectField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(PopupSelectField),
  args: { onChange: fn(), interfaceId: 'customers', columnOptions: CUSTOMER_COLUMNS },
  parameters: {
    label: '客户',
    services: customerServices(),
    ...fieldDocs({
      about: 'Selects rows of a data interface in a searchable table. Stores `row[propsValue]`.',
      does: ['Show the columns that distinguish rows.', 'Use paging for more than a few hundred rows.'],
      donts: ['Use it for a short list with one column: use a select.'],
      keys: {
        'Enter, Space, Arrow down': 'opens the table; the focus is in the search',
        Enter: 'in the search: searches; on a row: chooses it and closes',
        'Arrow keys, Page up, Page down': 'move in the table',
        Space: 'ticks a row, with `multiple`',
        'Delete, Backspace': 'empties the field',
        Esc: 'closes without choosing',
      },
    }),
  },
} satisfies Meta<typeof PopupSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'c2' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('combobox', { name: '客户' })).toHaveValue('客户2'))
  },
}

export const Disabled: Story = { args: { value: 'c2', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'c2', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'c2', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  args: { value: 'c2' },
  parameters: { services: customerServices({ delay: Number.POSITIVE_INFINITY }) },
  tags: ['full'],
}

export const Failed: Story = {
  args: { value: 'c2' },
  parameters: { services: customerServices({ failing: new Set(['interfaceRow']) }) },
  tags: ['full'],
}

const long = '一个名称非常非常长的客户，长到任何输入框都放不下，只有把鼠标移上去才能看到全部内容'
export const LongText: Story = {
  args: { value: 'long' },
  parameters: { services: new MemoryServices({ interfaces: { customers: [{ id: 'long', fullName: long }] } }) },
  tags: ['full'],
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '客户' })
    await userEvent.click(box)
    const dialog = within(await screen.findByRole('dialog', { name: '选择数据' }))
    await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled()

    await userEvent.click(await dialog.findByRole('radio', { name: '选择 客户3' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect(args.onChange).toHaveBeenLastCalledWith('c3', expect.objectContaining({ city: '北京' }))
    await expect(box).toHaveValue('客户3')
    await waitFor(() => expect(box).toHaveFocus())
  },
}

export const ChoosesByKey: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('combobox', { name: '客户' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '选择数据' }))
    const keyword = await dialog.findByRole('textbox', { name: '关键词' })
    await waitFor(() => expect(keyword).toHaveFocus())
    await userEvent.keyboard('客户45{Enter}')
    const mark = await dialog.findByRole('radio', { name: '选择 客户45' })
    mark.closest('td')?.focus()

    await userEvent.keyboard('{ArrowRight}{Enter}')

    await expect(args.onChange).toHaveBeenLastCalledWith('c45', expect.anything())
  },
}

export const Several: Story = {
  args: { multiple: true, value: ['c40'], hasPage: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '客户' })
    await waitFor(() => expect(box).toHaveValue('客户40'))
    await userEvent.click(box)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: '选择第 2 行' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['c40', 'c2'], expect.anything())
  },
}

export const InDrawer: Story = {
  args: { popupType: 'drawer', popupTitle: '选择客户' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '客户' }))
    const drawer = await screen.findByRole('dialog', { name: '选择客户' })
    await expect(await within(drawer).findByRole('grid', { name: '选择客户' })).toBeVisible()
  },
}

export const RowsFail: Story = {
  parameters: { services: customerServices({ failing: new Set(['interfaceRows']) }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '客户' }))
    const dialog = within(await screen.findByRole('dialog'))
    const retry = await dialog.findByRole('button', { name: '重试' })
    await waitFor(() => expect(retry).toBeVisible())
  },
}

export const NothingFound: Story = {
  parameters: { services: new MemoryServices() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '客户' }))
    const dialog = within(await screen.findByRole('dialog'))
    const empty = await dialog.findByText('暂无数据')
    await waitFor(() => expect(empty).toBeVisible())
  },
}
