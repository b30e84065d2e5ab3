import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ParentSelect } from './ParentSelect.tsx'

const meta = {
  title: 'ui-kit/ParentSelect',
  component: ParentSelect,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: '上级部门',
    lines: [
      { id: 'c1', name: '思迈集团', depth: 0 },
      { id: 'd1', name: '采购部', depth: 1 },
      { id: 'd2', name: '财务部', depth: 1 },
    ],
    value: 'd1',
    onChange: fn(),
  },
} satisfies Meta<typeof ParentSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Typing filters the nodes by name. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '上级部门' })
    await userEvent.click(field)
    await userEvent.keyboard('财务')
    await waitFor(() => expect(screen.queryByRole('option', { name: '思迈集团' })).toBeNull())
    await expect(await screen.findByRole('option', { name: '财务部' })).toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Loading: Story = { args: { loading: true, lines: [], value: undefined, placeholder: '上级部门' } }
