import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { CUSTOMER_COLUMNS, customerServices } from '../picker/records.example.ts'
import { MemoryServices } from '../testing/memory-services.ts'
import { RelationFormField } from './RelationFormField.tsx'

const meta = {
  title: 'form-widgets/RelationFormField',
  component: RelationFormField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(RelationFormField),
  args: { onChange: fn(), modelId: 'customers', relationField: 'fullName', columnOptions: CUSTOMER_COLUMNS },
  parameters: {
    label: '关联客户',
    services: customerServices(),
    ...fieldDocs({
      about: "A record of another form, with a link to it. The link's address comes from the service `recordHref`.",
      does: ['Show the record’s other attributes with `RelationAttribute` beside it.'],
      donts: ['Copy attributes of the record into other fields: the copies become outdated.'],
      keys: { 'Enter, Space, Arrow down': 'opens the table', 'Delete, Backspace': 'empties the field' },
    }),
  },
} satisfies Meta<typeof RelationFormField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = {
  args: { value: 'c2' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '查看 客户2' })
    await expect(link).toHaveAttribute('href', '#/customers/c2')
  },
}

export const Disabled: Story = { args: { value: 'c2', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'c2', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = {
  args: { value: 'c2', mode: 'detail' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '客户2' })).toBeVisible()
  },
}

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const Loading: Story = {
  args: { value: 'c2' },
  parameters: { services: customerServices({ delay: Number.POSITIVE_INFINITY }) },
  tags: ['full'],
}

export const Failed: Story = {
  args: { value: 'c2' },
  parameters: { services: customerServices({ failing: new Set(['modelRecord']) }) },
  tags: ['full'],
}

const long = '一张标题非常非常长的合同，长到任何输入框都放不下，只有把鼠标移上去才能看到全部内容'
export const LongText: Story = {
  args: { value: 'long' },
  parameters: { services: new MemoryServices({ models: { customers: [{ id: 'long', fullName: long }] } }) },
  tags: ['full'],
}

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '关联客户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择数据' }))
    await userEvent.click(await dialog.findByRole('radio', { name: '选择 客户3' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))

    await expect(args.onChange).toHaveBeenLastCalledWith('c3', expect.objectContaining({ fullName: '客户3' }))
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: '查看 客户3' })).toBeVisible())
  },
}

const named = customerServices()
const { modelRows } = named
named.modelRows = async (query, options) => ({
  ...(await modelRows(query, options)),
  labels: { fullName: '客户名称' },
})

/** A column without a heading has the heading of the other form. */
export const ColumnsOfTheOtherForm: Story = {
  args: { columnOptions: undefined },
  parameters: { services: named },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '关联客户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择数据' }))
    await expect(await dialog.findByRole('columnheader', { name: /客户名称/ })).toBeInTheDocument()
  },
}

/** A column without any heading shows a generic word, not its key. */
export const ColumnWithoutTitle: Story = {
  args: { columnOptions: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '关联客户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择数据' }))
    await expect(await dialog.findByRole('columnheader', { name: /名称/ })).toBeInTheDocument()
    await expect(dialog.queryByText('fullName')).toBeNull()
  },
}
