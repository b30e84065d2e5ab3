import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { writingCatalogue } from '../../catalogue.ts'
import { Proposal } from './Proposal.tsx'

const meta = {
  title: 'writing/Proposal',
  component: Proposal,
  tags: ['autodocs'],
  parameters: { catalogues: [writingCatalogue] },
  args: {
    before: '请在收到本通知后三个工作日内回复确认。',
    after: '请在收到本通知后五个工作日内书面回复确认。',
    mayReplace: true,
    onReplace: fn(),
    onInsert: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof Proposal>
export default meta
type Story = StoryObj<typeof meta>

/** Each change of the answer can be refused alone; a click takes the rest over. */
export const Changes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('button', { pressed: true })
    if (!first) throw new Error('no change')
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: '替换' }))

    await expect(args.onReplace).toHaveBeenLastCalledWith('请在收到本通知后三个工作日内书面回复确认。')
  },
}

/** Nothing was selected: the answer can only be inserted. */
export const NewText: Story = { args: { before: '', after: '感谢您的来信，我们将尽快回复。' } }

/** The selected text was edited meanwhile, so the answer no longer replaces it. */
export const TextChanged: Story = { args: { mayReplace: false } }
