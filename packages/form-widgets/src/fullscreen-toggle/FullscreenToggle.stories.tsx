import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { FullscreenToggle } from './FullscreenToggle.tsx'

const meta = {
  title: 'form-widgets/FullscreenToggle',
  component: FullscreenToggle,
  tags: ['autodocs'],
  decorators: [inForm],
  parameters: fieldDocs({
    about: 'Shows the page, or the surrounding container, in full screen.',
    does: ['Place it in a corner of the container that it enlarges, with `target="parent"`.'],
    donts: ['Enter full screen automatically: browsers require a user action.'],
    keys: { 'Enter, Space': 'toggles', Esc: 'ends it: the browser’s own key' },
  }),
} satisfies Meta<typeof FullscreenToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: '全屏' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('全屏')
  },
}

export const Container: Story = {
  args: { target: 'parent' },
  render: (args) => (
    <section style={{ padding: 24, background: 'var(--color-bg-2)', border: '1px solid var(--color-border-2)' }}>
      <FullscreenToggle {...args} />
    </section>
  ),
}
