import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { FrameExample } from './frame-example.tsx'

const meta = {
  title: 'layout/ClassicFrame',
  component: FrameExample,
  parameters: { layout: 'fullscreen', router: false, catalogues: [layoutCatalogue] },
  args: { onLock: fn(), onSignOut: fn(), onLanguageChange: fn() },
} satisfies Meta<typeof FrameExample>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const Collapsed: Story = {
  args: { sidebarOpened: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '组织与权限' }))
    await expect(canvas.getByRole('link', { name: '用户管理' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Dark: Story = { args: { dark: true }, globals: { theme: 'dark' } }

export const LongNames: Story = {
  args: {
    brandName: '华东区域集团控股有限责任公司综合管理平台',
    userName: 'Maximiliane Alexandra von Hohenstein-Waldburg',
    path: '/long',
    menu: [
      {
        key: 'long',
        title: '一个名称很长很长的目录，长到侧边栏放不下',
        children: [{ key: 'page', title: 'Inter-departmental procurement approval overview', href: '/long' }],
      },
    ],
  },
}

export const ManyEntries: Story = {
  args: {
    menu: Array.from({ length: 40 }, (_, index) => ({
      key: String(index),
      title: `第 ${index + 1} 项`,
      href: `/many/${index + 1}`,
    })),
  },
}

export const SignsOut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '王晓明的菜单' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '王晓明的菜单' })).toHaveFocus()
  },
}
