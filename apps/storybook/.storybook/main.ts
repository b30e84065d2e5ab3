import type { StorybookConfig } from '@storybook/react-vite'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { mergeConfig } from 'vite'
import { playInChinese } from './play-in-chinese-plugin.ts'

const isTestRun = Boolean(process.env['VITEST'])

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The type checker resolves unions, so that controls offer their values. Tests do not read controls.
    reactDocgen: isTestRun ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      include: ['../../packages/*/src/**/*.tsx', 'src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('/node_modules/@types/react/'),
    },
  },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [arcoStyles(), jsonImports(), playInChinese()] }),
}

export default config
