import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TabView } from './TabView.tsx'

const TABS = [
  { key: 'comments', title: '评论（2）' },
  { key: 'history', title: '变更记录' },
  { key: 'files', title: '附件' },
] as const

function Example() {
  const [active, setActive] = useState<(typeof TABS)[number]['key']>('comments')
  return (
    <TabView label="记录" tabs={TABS} active={active} onChange={setActive}>
      <p>{TABS.find(({ key }) => key === active)?.title}</p>
    </TabView>
  )
}

const meta = { title: 'ui-kit/TabView', component: Example } satisfies Meta<typeof Example>
export default meta

/** The keys move between the tabs and change the panel at once. */
export const ByKeys: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: '评论（2）' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: '变更记录' })).toHaveTextContent('变更记录')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '评论（2）' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: '附件' })).toHaveAttribute('aria-selected', 'true')
  },
}
