import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { customerServices } from '../picker/records.example.ts'
import { MemoryServices } from '../testing/memory-services.ts'
import { RelationAttribute } from './RelationAttribute.tsx'

const meta = {
  title: 'form-widgets/RelationAttribute',
  component: RelationAttribute,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { modelId: 'customers', showField: 'phone' },
  parameters: {
    label: '联系电话',
    services: customerServices(),
    ...fieldDocs({
      about: 'Shows an attribute of the record that a relation form or a popup select has selected. It is not stored.',
      does: [
        'Pass the value of the other field as `recordId`. All attributes of a record are loaded with one request.',
      ],
      donts: ['Validate it: it is read-only.'],
    }),
  },
} satisfies Meta<typeof RelationAttribute>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { recordId: 'c2' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '联系电话' })
    await waitFor(() => expect(box).toHaveValue('13800001001'))
    await expect(box).toHaveAttribute('readonly')
  },
}

export const OfPopupSelect: Story = {
  args: { modelId: undefined, interfaceId: 'customers', recordId: 'c2', showField: 'city' },
}

export const Disabled: Story = { args: { recordId: 'c2', disabled: true } }

export const Detail: Story = {
  args: { recordId: 'c2', mode: 'detail' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('13800001001')).toBeVisible()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

export const Loading: Story = {
  args: { recordId: 'c2' },
  parameters: { services: customerServices({ delay: Number.POSITIVE_INFINITY }) },
}

export const Failed: Story = {
  args: { recordId: 'c2' },
  parameters: { services: customerServices({ failing: new Set(['modelRecord']) }) },
}

const long = '上海市浦东新区一条名字非常非常长的路，门牌号也非常非常长，任何输入框都放不下'
export const LongText: Story = {
  args: { recordId: 'long' },
  parameters: { services: new MemoryServices({ models: { customers: [{ id: 'long', phone: long }] } }) },
}
