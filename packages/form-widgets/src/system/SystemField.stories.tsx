import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { SystemField } from './SystemField.tsx'

const meta = {
  title: 'form-widgets/SystemField',
  component: SystemField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(SystemField),

  parameters: {
    label: '单据编号',
    ...fieldDocs({
      about: 'Read-only value that the server fills in.',
      does: ['Place it where users look for it.'],
      donts: ['Use it for values that users decide.'],
      keys: { 'Ctrl+C': 'copies it' },
    }),
  },
} satisfies Meta<typeof SystemField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: 'XS20261121001' } }

export const Disabled: Story = { args: { value: 'XS20261121001', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: 'XS20261121001', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: 'XS20261121001', mode: 'detail' }, tags: ['full'] }

export const LongText: Story = { args: { value: 'XS-2026-11-21-'.repeat(12) }, tags: ['full'] }

export const NotYet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '单据编号' })).toHaveAttribute('readonly')
  },
}
