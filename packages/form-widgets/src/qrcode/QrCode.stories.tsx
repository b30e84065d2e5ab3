import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { formQrText } from './form-qr-text.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'form-widgets/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { value: 'https://example.com/orders/42' },
  parameters: fieldDocs({
    about: 'Shows a text as a QR code with low error correction. `formQrText` creates the text of a dynamic form.',
    does: ['Use at least 100 px for printing.', 'Describe its purpose with `aria-label`.'],
    donts: ['Encode secrets: any camera can read them.'],
  }),
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '二维码：https://example.com/orders/42' })
    await expect(code.getBoundingClientRect().width).toBe(40)
  },
}

export const Designer: Story = { args: { size: 100 } }

export const DynamicForm: Story = {
  args: { size: 160, value: formQrText({ id: 'r1', modelId: 'm1', type: 2 }), 'aria-label': '打开这张表单' },
}

export const Coloured: Story = { args: { size: 100, colorDark: '#0e42d2', colorLight: '#f2f3ff' } }

export const Empty: Story = { args: { value: '' } }

export const LongText: Story = { args: { size: 300, value: '很长的内容'.repeat(100) } }

export const TooLong: Story = {
  args: { value: 'x'.repeat(3000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
