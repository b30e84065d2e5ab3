import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

/** Every story in Chromium, its play function run, axe without findings: once in light, once in dark. */
export default defineConfig({
  test: {
    projects: (['light', 'dark'] as const).map((theme) => ({
      plugins: [storybookTest({ configDir: `${here}/.storybook` })],
      define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
      test: {
        name: theme,
        // As in the root's configuration.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 30_000 } },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          connectTimeout: 240_000,
          provider: playwright({ launchOptions: chromiumLaunch() }),
          instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        },
      },
    })),
  },
})
