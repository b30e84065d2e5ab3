import type { Meta, StoryObj } from '@storybook/react-vite'
import { layoutCatalogue } from '../catalogue.ts'
import { exampleMenu, largeMenu } from '../frame/menu.example.tsx'
import { MenuOverview } from './MenuOverview.tsx'

const meta = {
  title: 'layout/MenuOverview',
  component: MenuOverview,
  parameters: { layout: 'padded', catalogues: [layoutCatalogue] },
} satisfies Meta<typeof MenuOverview>
export default meta
type Story = StoryObj<typeof meta>

export const WholeMenu: Story = { args: { menu: exampleMenu } }

export const SixLevels: Story = { args: { menu: largeMenu() } }
