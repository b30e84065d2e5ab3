import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { layoutCatalogue } from '../catalogue.ts'
import type { FrameSettings } from './frame-settings.ts'
import { SettingsDrawer } from './SettingsDrawer.tsx'

const SETTINGS: FrameSettings = {
  layoutType: 'classic',
  mode: 'light',
  color: 'blue',
  density: 'medium',
  tagsView: true,
  tagsIcon: false,
  useCache: true,
  fixedHeader: true,
  sidebarLogo: true,
  showLanguage: true,
  showSearch: true,
  showDlown: true,
}

const meta = {
  title: 'layout/SettingsDrawer',
  component: SettingsDrawer,
  parameters: { catalogues: [layoutCatalogue] },
  args: { open: true, value: SETTINGS, onChange: fn(), onClose: fn() },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SettingsDrawer
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange(change)
          setValue({ ...value, ...change })
        }}
      />
    )
  },
} satisfies Meta<typeof SettingsDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Defaults: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '经典' })).toBeChecked()
  },
}

export const EnglishOnAPhone: Story = { globals: { language: 'en', viewport: { value: 'mobile1' } } }

export const ChangesAtOnce: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '混合' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ layoutType: 'blend' })
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: 'dark' })
    await userEvent.click(screen.getByRole('radio', { name: '绿色' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ color: 'green' })
    await userEvent.click(screen.getByRole('switch', { name: '标签页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ tagsView: false })
    await expect(screen.getByRole('switch', { name: '标签图标' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
