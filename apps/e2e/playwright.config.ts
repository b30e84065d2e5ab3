import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { FAST_JOURNEYS, isFull } from '@sqos/vitest-config/suites'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'src',
  testMatch: isFull() ? '*.journey.ts' : [...FAST_JOURNEYS],
  // Each worker has a server and a database of its own.
  workers: 2,
  // Bounds for journeys that hang: no journey asserts how fast a machine is.
  timeout: 600_000,
  // A busy machine can miss a deadline; the summary names a journey that passed only at the second try.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    // An action that cannot be done is named, long before its journey is given up.
    actionTimeout: 120_000,
    launchOptions: { ...chromiumLaunch() },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
