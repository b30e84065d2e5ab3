import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import { LOGO } from '../frame/menu.example.tsx'
import { AboutDialog } from './AboutDialog.tsx'

const meta = {
  title: 'layout/AboutDialog',
  component: AboutDialog,
  parameters: { catalogues: [layoutCatalogue] },
  args: { open: true, onClose: fn(), brand: { name: 'SQOS', logo: LOGO }, version: 'V1.0' },
} satisfies Meta<typeof AboutDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OpenDemo: Story = {
  play: async () => {
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('版本 V1.0')).toBeVisible())
  },
}
