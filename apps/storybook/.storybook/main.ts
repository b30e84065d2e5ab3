import type { StorybookConfig } from '@storybook/react-vite'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { mergeConfig } from 'vite'
import { playInChinese } from './play-in-chinese-plugin.ts'

const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../admin/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Tests show no table of properties: reading each component for one is a fifth of the work of the server.
  ...(process.env['VITEST'] && { typescript: { reactDocgen: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [arcoStyles(), jsonImports(), playInChinese()] }),
}

export default config
