import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { __Name__ } from './__Name__.tsx'

const meta = {
  title: '__name__/__Name__',
  component: __Name__,
  tags: ['autodocs'],
  args: { title: '张伟', children: '一切正常。' },
} satisfies Meta<typeof __Name__>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '张伟' })).toBeVisible()
  },
}

export const LongText: Story = { args: { title: '张伟'.repeat(40), children: 'unbroken'.repeat(60) } }
