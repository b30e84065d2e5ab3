import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SavedViews } from './SavedViews.tsx'

const VIEWS = [
  { id: '1', name: '华东在用', query: 'keyword=华东', isDefault: false },
  { id: '2', name: '按创建时间', query: 'sort=creatorTime.desc', isDefault: false },
]

const meta = {
  title: 'ui-kit/SavedViews',
  component: SavedViews,
  tags: ['autodocs'],
  args: { storageKey: 'story.empty' },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', justifyContent: 'end', minBlockSize: 280, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const name = within(await screen.findByRole('dialog')).getByRole('textbox')
    await waitFor(() => expect(name).toHaveFocus())
  },
}

export const Some: Story = {
  args: { storageKey: 'story.some' },
  beforeEach: () => localStorage.setItem('sqos_views_story.some', JSON.stringify(VIEWS)),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '视图' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '华东在用' }), { pointerEventsCheck: 0 })
    await expect(await within(canvasElement).findByRole('button', { name: '华东在用' })).toBeInTheDocument()
  },
}
