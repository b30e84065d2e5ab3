import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Commands of Chromium and its relatives, the fastest first. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]

/** Programs that are installed outside of `PATH`. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

/** The browser that prints: the configured program, otherwise an installed one; undefined: none is installed. */
export function findBrowser(configured: string | undefined, path = process.env['PATH'] ?? ''): string | undefined {
  if (configured !== undefined) return existsSync(configured) ? configured : undefined
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...candidates, ...PLACES].find((program) => existsSync(program))
}
