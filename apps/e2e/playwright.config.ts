import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { defineConfig } from '@playwright/test'

const report = process.env['E2E_REPORT']

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  // One browser and one server at a time.
  workers: 1,
  // Bounds for what hangs, not for what is slow: no journey asks how fast a machine is.
  timeout: 600_000,
  // A machine that is busy with other work can miss a deadline; what passes only then is named as flaky in the summary.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
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
