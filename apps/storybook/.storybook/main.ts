import type { StorybookConfig } from '@storybook/react-vite'
import { arcoStyles } from '@sqos/build/vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [arcoStyles()],
      // The styles that the plugin adds are not seen by Vite's scan; found one by one, each would reload the page.
      optimizeDeps: { include: ['@arco-design/web-react/es/*/style/css.js'] },
    }),
}

export default config
