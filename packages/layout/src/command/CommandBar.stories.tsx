import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { largeMenu } from '../frame/menu.example.tsx'
import { CommandExample } from './command.example.tsx'

const meta = {
  title: 'layout/CommandBar',
  component: CommandExample,
  parameters: { catalogues: [layoutCatalogue] },
  args: { opened: true, onOpenPage: fn(), onAction: fn() },
} satisfies Meta<typeof CommandExample>
export default meta
type Story = StoryObj<typeof meta>

/** The search, once it has the focus: letters that are typed before would be lost. */
async function field() {
  const search = await screen.findByRole('combobox', { name: '搜索' })
  await waitFor(() => expect(search).toHaveFocus())
  return search
}

export const RecentsFirst: Story = {
  play: async () => {
    await expect(await screen.findByRole('option', { name: /数据字典/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const FoundByInitials: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'xzqh')
    await userEvent.click(await screen.findByRole('option', { name: /行政区划/, selected: true }))
    await expect(args.onOpenPage).toHaveBeenCalledWith(expect.objectContaining({ path: '/systemData/region' }), 'here')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: '搜索' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '打开搜索' }))
    await userEvent.type(await field(), 'xzqh')
  },
}

export const FoundNothing: Story = {
  play: async () => {
    await userEvent.type(await field(), '没有这个页面qqq')
    const answer = await screen.findByText('没有找到“没有这个页面qqq”')
    // The bar fades in.
    await waitFor(() => expect(answer).toBeVisible())
  },
}

export const ManyFound: Story = {
  args: { menu: largeMenu() },
  play: async () => {
    await userEvent.type(await field(), '页面')
    await expect(await screen.findAllByRole('option')).toHaveLength(50)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
