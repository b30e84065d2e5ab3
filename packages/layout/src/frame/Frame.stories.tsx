import { LAYOUT_TYPES } from '@sqos/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { largeMenu, manyPages } from './menu.example.tsx'
import { exampleTabs, LiveTags } from '../tags/tags.example.tsx'
import { FrameExample } from './frame.example.tsx'

/** Opened pages, including the current one. */
const tags = (
  <LiveTags
    tabs={[...exampleTabs(0), { path: '/systemData/dictionary', title: '数据字典' }, ...exampleTabs(4).slice(2)]}
  />
)

const meta = {
  title: 'layout/Frame',
  component: FrameExample,
  parameters: { layout: 'fullscreen', router: false, catalogues: [layoutCatalogue] },
  argTypes: { layoutType: { control: 'select', options: LAYOUT_TYPES } },
  args: { onLock: fn(), onSignOut: fn(), onLanguageChange: fn() },
} satisfies Meta<typeof FrameExample>
export default meta
type Story = StoryObj<typeof meta>

export const Classic: Story = { args: { tags } }

export const ClassicCollapsed: Story = {
  args: { sidebarOpened: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '组织与权限' }))
    await expect(canvas.getByRole('link', { name: '用户管理' })).toBeVisible()
  },
}

export const Plain: Story = { args: { layoutType: 'plain', tags } }

export const Functional: Story = { args: { layoutType: 'functional', tags } }

export const FunctionalGroupOpen: Story = {
  args: { layoutType: 'functional' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '系统设置' }))
    await expect(canvas.getByRole('link', { name: '数据字典' })).toBeVisible()
  },
}

export const FunctionalOverflow: Story = {
  args: { layoutType: 'functional', menu: manyPages(20), path: '/many/20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '展开更多菜单' }))
    await expect(canvas.getByRole('link', { name: '第 20 项' })).toBeVisible()
  },
}

export const Blend: Story = { args: { layoutType: 'blend', tags } }

export const BlendCollapsed: Story = { args: { layoutType: 'blend', sidebarOpened: false } }

export const WithoutLogo: Story = { args: { sidebarLogo: false } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Dark: Story = { args: { dark: true }, globals: { theme: 'dark' } }

export const ManyUnread: Story = { args: { unread: 1280 } }

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

export const SixLevels: Story = { args: { menu: largeMenu(), path: '/large/-1-2-1-2-1-3' } }

export const SignsOut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '王晓明 的菜单' }))
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: '王晓明 的菜单' })).toHaveFocus())
  },
}
