import '@arco-design/web-react/es/_util/react-19-adapter'
import { LANGUAGES } from '@sqos/contract'
import { DENSITIES, THEME_COLORS } from '@sqos/ui-kit/theme'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { InApplication, loadApplication } from './InApplication.tsx'
import { enhanceOptionalTypes } from './optional-types.ts'

// Stories do not assert durations; a busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  // Every component has a page with its properties.
  tags: ['autodocs'],
  argTypesEnhancers: [enhanceOptionalTypes],
  loaders: [loadApplication],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <InApplication globals={globals} i18n={loaded['i18n']} parameters={parameters}>
        <Story />
      </InApplication>
    ),
  ],
  // Test runs in the dark theme set this variable: see vitest.config.ts.
  initialGlobals: {
    theme: import.meta.env['VITE_STORY_THEME'] ?? 'light',
    color: 'blue',
    language: 'zh',
    density: 'medium',
  },
  globalTypes: {
    theme: choice('Theme', ['light', 'dark']),
    color: choice('Colour', Object.keys(THEME_COLORS)),
    language: choice('Language', LANGUAGES),
    density: choice('Density', DENSITIES),
  },
  parameters: {
    layout: 'fullscreen',
    // Only what is wrong or unclear: axe would describe every element that passes as well.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Overview', 'Choosing', 'Voice', 'Colours', 'Type', 'Spacing', 'Icons', 'Motion'],
          'ui-kit',
          'layout',
          'admin',
        ],
      },
    },
  },
}

export default preview

function choice(title: string, items: readonly string[]) {
  return { toolbar: { title, items: [...items], dynamicTitle: true } }
}
