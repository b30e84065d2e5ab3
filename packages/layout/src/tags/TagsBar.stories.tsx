import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { exampleTabs, TagsExample } from './tags.example.tsx'

const meta = {
  title: 'layout/TagsBar',
  component: TagsExample,
  parameters: { layout: 'fullscreen', router: false, catalogues: [layoutCatalogue] },
  args: { onRefresh: fn() },
} satisfies Meta<typeof TagsExample>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithIcons: Story = { args: { showIcons: true } }

export const Overflowing: Story = { args: { tabs: exampleTabs(30), path: '/page/25?id=25', showIcons: true } }

export const LongTitles: Story = {
  args: {
    tabs: [
      { path: '/home', title: '首页', affix: true },
      { path: '/page/2?id=2', title: 'Inter-departmental procurement approval overview of the eastern region' },
    ],
  },
}

export const MenuOpen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = canvas.getByRole('link', { name: '用户管理' })
    await fireEvent.contextMenu(tab, { button: 2, clientX: 200, clientY: 20 })
    await userEvent.click(canvas.getByRole('menuitem', { name: '刷新' }))
    await expect(args.onRefresh).toHaveBeenCalledWith('/page/2?id=2')
    await fireEvent.contextMenu(canvas.getByRole('link', { name: '首页' }), { button: 2, clientX: 40, clientY: 20 })
    await expect(canvas.getByRole('menuitem', { name: '关闭' })).toHaveAttribute('aria-disabled', 'true')
  },
}
