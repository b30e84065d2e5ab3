import { chartsCatalogue } from '@sqos/charts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { portalCatalogue } from '../catalogue.ts'
import { readPortal } from '../document/read-portal.ts'
import { exampleDocument, exampleServices } from '../portal.example.ts'
import { PortalStage } from './PortalStage.tsx'

const meta = {
  title: 'portal/PortalStage',
  component: PortalStage,
  tags: ['autodocs'],
  parameters: { catalogues: [portalCatalogue, chartsCatalogue], layout: 'fullscreen' },
  args: {
    title: '经营看板',
    ratio: '16:9',
    fit: 'contain',
    document: readPortal(exampleDocument),
    services: exampleServices(() => exampleDocument),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PortalStage>
export default meta
type Story = StoryObj<typeof meta>

/** The whole page, however small the display: the widest layout, nothing to operate. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { name: '经营看板' })
    const region = await canvas.findByRole('region', { name: '本月订单' }, { timeout: 30_000 })
    const box = canvasElement.getBoundingClientRect()
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1)
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1)
    await expect(canvas.queryAllByRole('button', { name: /刷新/ })).toEqual([])
  },
}

/** A portrait display. */
export const Portrait: Story = { args: { ratio: '9:16' } }

/** Over the whole width: a page that is higher than the display scrolls. */
export const WholeWidth: Story = { args: { ratio: '4:3', fit: 'width' } }
