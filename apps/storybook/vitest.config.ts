import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { FAST_THEMES, FULL_TAG, isFull } from '@sqos/vitest-config/suites'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

const THEMES = isFull() ? (['light', 'dark'] as const) : FAST_THEMES

/** Every story in Chromium: its play function passes and axe finds nothing. The full run adds the dark theme, the static build and
 * the stories with the tag `full`. */
export default defineConfig({
  test: {
    projects: [
      // The static build takes minutes: only in the full run.
      ...(isFull() ? [{ test: { name: 'built', include: ['src/built.test.ts'], testTimeout: 900_000 } }] : []),
      ...THEMES.map((theme) => ({
        plugins: [storybookTest({ configDir: `${here}/.storybook`, tags: { exclude: isFull() ? [] : [FULL_TAG] } })],
        define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
        test: {
          name: theme,
          setupFiles: [`${here}/../../tooling/test-kit/src/lean-react.ts`],
          // All stories of a theme share one page: 107 s instead of 178 (docs/adr/0043). Each story mounts and unmounts its own tree.
          isolate: false,
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
    ],
  },
})
