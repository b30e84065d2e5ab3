import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { EmojiButton } from './EmojiButton.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'

const meta = {
  title: 'form-widgets/EmojiPicker',
  component: EmojiPicker,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { onPick: fn() },
  parameters: fieldDocs({
    about: '120 emoji. Texts store `emoji.token` (`[微笑]`) or the emoji itself; `withEmoji(text)` replaces tokens.',
    does: ['Insert at the caret and return the focus to the text when the popup closes.'],
    donts: ['Close it after each selection: users often send several.'],
    keys: {
      'Arrow keys': 'move',
      'Home, End': 'first and last of the row; with Ctrl of all',
      'Enter, Space': 'picks',
      Esc: 'closes the popup of EmojiButton',
    },
  }),
} satisfies Meta<typeof EmojiPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Picks: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '微笑' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 100, token: '[微笑]' }))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 111 }))
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight} ')
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 219 }))
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 210 }))
  },
}

export const FromButton: Story = {
  render: ({ onPick }) => (
    <div style={{ paddingBlockStart: 280, paddingInlineStart: 200 }}>
      <EmojiButton onPick={onPick} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '选择表情' })
    await userEvent.click(button)
    const first = await screen.findByRole('button', { name: '微笑' })
    await waitFor(() => expect(first).toHaveFocus())
    const startOf = (element: HTMLElement) => element.getBoundingClientRect().left
    // The panel is put in its place after it has been measured.
    await waitFor(() => expect(startOf(screen.getByRole('grid'))).toBeGreaterThanOrEqual(startOf(button)))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Disabled: Story = { render: ({ onPick }) => <EmojiButton onPick={onPick} disabled /> }
