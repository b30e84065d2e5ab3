import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StateCell, type StateCellProps } from './StateCell.tsx'

const SWITCHABLE: StateCellProps = {
  on: true,
  name: '李娜',
  record: '用户',
  text: '启用',
  onToggle: fn(() => Promise.resolve()),
}

const meta = {
  title: 'admin/StateCell',
  component: StateCell,
  parameters: { layout: 'padded' },
  args: SWITCHABLE,
} satisfies Meta<typeof StateCell>
export default meta
type Story = StoryObj<typeof meta>

export const Switchable: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}

/** Users without permission see a tag. */
export const ReadOnly: Story = {
  args: { onToggle: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('启用')).toBeVisible()
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
  },
}

export const Off: Story = { args: { on: false, text: '禁用', onToggle: undefined } }
