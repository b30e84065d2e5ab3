import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SideDrawer } from './SideDrawer.tsx'

/** A page button that opens the drawer. */
function WithButton({ title, width, children }: ComponentProps<typeof SideDrawer>) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <SideDrawer open={open} title={title} width={width} onClose={() => setOpen(false)}>
        {children}
      </SideDrawer>
    </div>
  )
}

const meta = {
  title: 'ui-kit/SideDrawer',
  component: SideDrawer,
  args: {
    open: false,
    title: '版本记录',
    onClose: () => undefined,
    children: (
      <p>
        保存后会生成一个版本。<button type="button">查看</button>
      </p>
    ),
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof SideDrawer>
export default meta
type Story = StoryObj<typeof meta>

async function openDrawer(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: '打开' })
  await userEvent.click(button)
  return { button, drawer: await screen.findByRole('dialog') }
}

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const { drawer } = await openDrawer(canvasElement)
    await expect(drawer).toHaveAccessibleName(args.title)
  },
}

export const ReturnsFocusOnClose: Story = {
  play: async ({ canvasElement }) => {
    const { button, drawer } = await openDrawer(canvasElement)
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongTitle: Story = {
  args: { title: '华东区域销售中心二〇二六年度采购申请单的版本记录与发布历史', width: 420 },
  play: async ({ canvasElement }) => void (await openDrawer(canvasElement)),
}
