import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { run } from '../run.ts'
import { startProject } from './run-project.ts'

/** The fixtures of a journey on a project: one page and no sign-in. */
const fixtures = (url: string) => `import { expect, test as base } from '@playwright/test'

export { expect }
export const test = base.extend<{ signIn: (account: string) => Promise<void> }>({
  page: async ({ page }, use) => {
    const open = page.goto.bind(page)
    page.goto = () => open('${url}/')
    await use(page)
  },
  signIn: async ({}, use) => use(async () => {}),
})
`

const configuration = () =>
  `export default { testMatch: /journey/, timeout: 300_000, expect: { timeout: 60_000 }, use: { locale: 'zh-CN', viewport: { width: 1440, height: 900 }, launchOptions: ${JSON.stringify(chromiumLaunch())} } }\n`

interface Journey {
  /** The copy of the repository: it has the journeys of pages in the workspace, and Playwright. */
  copy: string
  project: string
  /** `generated-asset`: the journey of `generated-asset.page.ts`. */
  journey: string
  /** The tests whose titles have this text. */
  only?: string
  /** How it is started. */
  command?: readonly [string, ...string[]]
}

/** Starts a project, and runs the journey of its page in the workspace on it. */
export async function journeyOn({ copy, project, journey, only, command }: Journey) {
  await using app = await startProject(project, command && { command })
  const folder = join(copy, 'apps/e2e/project')
  mkdirSync(folder, { recursive: true })
  for (const part of ['axe.ts', 'generated-page.ts']) cpSync(join(copy, 'apps/e2e/src', part), join(folder, part))
  cpSync(join(copy, `apps/e2e/src/${journey}.page.ts`), join(folder, 'page.journey.ts'))
  writeFileSync(join(folder, 'test.ts'), fixtures(app.url))
  writeFileSync(join(folder, 'playwright.config.ts'), configuration())
  const args = ['test', '-c', 'project/playwright.config.ts', ...(only === undefined ? [] : ['--grep', only])]
  const used = await run(join(copy, 'apps/e2e/node_modules/.bin/playwright'), args, { cwd: join(copy, 'apps/e2e') })
  return { code: used.code, output: `${used.output}\n${app.output()}` }
}
