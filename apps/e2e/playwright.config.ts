import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { FAST_JOURNEYS, isFull } from '@sqos/vitest-config/suites'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'src',
  testMatch: isFull() ? '*.journey.ts' : [...FAST_JOURNEYS],
  // Each worker has its own server and database.
  workers: 2,
  // Limits for hanging journeys: no journey asserts durations.
  timeout: 600_000,
  // A busy machine can miss a deadline or wait for its disk; the summary names journeys that did not pass at the first try.
  retries: process.env['CI'] ? 2 : 0,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    // Reports an impossible action long before the time-out of its journey.
    actionTimeout: 120_000,
    launchOptions: { ...chromiumLaunch() },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Journeys change answers on their way to the browser; offline.journey.ts allows the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
