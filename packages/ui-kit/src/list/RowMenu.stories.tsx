import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { RowMenu } from './RowMenu.tsx'

const meta = {
  title: 'ui-kit/RowMenu',
  component: RowMenu,
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: '更多：采购部',
    text: '更多',
    items: [
      { text: '移动', onClick: fn() },
      { text: '复制', onClick: fn() },
    ],
  },
} satisfies Meta<typeof RowMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow down opens the menu, the arrow keys move, Enter chooses, and the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args: { label, items } }) => {
    const button = within(canvasElement).getByRole('button', { name: label })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: label })
    await expect(screen.getByRole('menuitem', { name: '移动' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(items[1]?.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
}

/** A sheet at the bottom of the screen, with lines for fingers; Escape returns the focus to the button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvasElement, args: { label, items } }) => {
    const button = within(canvasElement).getByRole('button', { name: label })
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: label })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth)
    for (const item of within(sheet).getAllByRole('menuitem'))
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '移动' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: label })).toBeNull())
    await expect(button).toHaveFocus()

    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制' }))
    await expect(items[1]?.onClick).toHaveBeenCalledOnce()
  },
}
