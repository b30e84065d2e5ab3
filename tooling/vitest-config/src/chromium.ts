import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell is first: it has no browser window and takes less than half of the CPU time per page. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Arguments for Chromium as root in a container, without its own network requests. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser of tests: `CHROME_PATH`, a system Chromium or Chrome, or Playwright's own download. Throws with
 * installation instructions if none exists.
 */
export function chromiumPath(): string {
  const path = wantedPath()
  if (existsSync(path)) return path
  if (process.env['CHROME_PATH']) throw new Error(`CHROME_PATH names ${path}, and there is no such file.`)
  throw new Error(
    'No browser found for the tests. Install Chromium (Debian: apt-get install chromium; macOS or Windows: Google Chrome), ' +
      'or run `pnpm exec playwright install chromium`, or set CHROME_PATH to a Chromium or Chrome binary.',
  )
}

/** Options of every Playwright launch in this repository. Without a browser, the launch fails. */
export const chromiumLaunch = () => ({
  executablePath: wantedPath(),
  args: ARGS,
  // Without a UTF-8 locale, Chromium names each download with a Chinese name "download".
  env: { ...process.env, LANG: process.env['LANG'] ?? 'C.UTF-8' },
})

const wantedPath = () =>
  process.env['CHROME_PATH'] || (SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? chromium.executablePath())
