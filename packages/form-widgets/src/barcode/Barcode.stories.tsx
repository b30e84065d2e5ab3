import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { Barcode } from './Barcode.tsx'

const meta = {
  title: 'form-widgets/Barcode',
  component: Barcode,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { value: 'SQOS2026' },
  parameters: fieldDocs({
    about: 'Shows a text as a barcode. Letters and digits only; a hint replaces other texts.',
    does: ['Keep dark bars on a light background.', 'Keep texts short: every character is 44 px wide.'],
    donts: ['Encode URLs as a barcode: a QR code is more suitable.'],
  }),
} satisfies Meta<typeof Barcode>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '条形码：SQOS2026' })).toBeVisible()
  },
}

export const Narrow: Story = { args: { width: 1 } }

export const Coloured: Story = { args: { lineColor: '#0e42d2', background: '#f2f3ff', width: 2 } }

export const Ean13: Story = {
  args: { format: 'ean13', value: '6901234567892', width: 2 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: '条形码：6901234567892' })).toBeVisible()
  },
}

export const Empty: Story = { args: { value: '' } }

export const NotAlphanumeric: Story = {
  args: { value: '订单-1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    await expect(within(canvasElement).getByText(/只有字母和数字/)).toBeVisible()
  },
}

export const LongText: Story = { args: { value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' } }
