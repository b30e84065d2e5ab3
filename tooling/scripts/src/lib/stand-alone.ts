import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { DEMO_PROJECT } from './demo-models.ts'
import { run } from './run.ts'
import { installWith, tarballsIn } from './tarballs.ts'
import type { Step } from './verdict.ts'
import { workspacePackages, type WorkspacePackage } from './workspace.ts'

/** Designs of write-generated.ts that become projects of their own. */
const MERGED = 'every-kind'
const OTHERS = ['hostile']

interface Places {
  /** The copy of the repository, whose packages are packed. */
  copy: string
  /** The folder of the projects; that of the demo model is in it. */
  folder: string
}

/** Projects of their own, as the code generator writes them: installed on tarballs of our packages, checked, tested and used. */
export function projectSteps({ copy, folder }: Places): Step[] {
  const write = (name: string, target: string, ...options: string[]) =>
    run(
      process.execPath,
      [join(copy, 'tooling/scripts/src/write-generated.ts'), name, target, '--stand-alone', ...options],
      { cwd: copy },
    )
  return [
    { name: 'pack the packages of projects', work: () => packAll(copy, join(folder, 'tarballs')) },
    ...[MERGED, ...OTHERS].map((name) => ({
      name: `project ${name}: generate`,
      work: () => write(name, join(folder, name)),
    })),
    {
      name: `project ${MERGED}: generate a newer one`,
      work: () => write(MERGED, join(folder, `${MERGED}-newer`), '--newer'),
    },
    ...[MERGED, ...OTHERS, DEMO_PROJECT].flatMap((name) => checkSteps(name, { copy, folder })),
    { name: `project ${DEMO_PROJECT}: its page in a browser`, work: () => journeyOn({ copy, folder }) },
  ]
}

/** The packages that a project names, and those that they need. */
function packagesOfProjects(copy: string): WorkspacePackage[] {
  const all = workspacePackages(copy)
  const manifest: { dependencies: object; devDependencies: object } = JSON.parse(
    readFileSync(join(copy, 'packages/code-generator/template/package.json'), 'utf8'),
  )
  const wanted = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  for (const name of wanted)
    for (const needed of Object.keys(all.find((one) => one.manifest.name === name)?.manifest.dependencies ?? {}))
      wanted.add(needed)
  return all.filter(({ manifest: { name } }) => wanted.has(name))
}

async function packAll(copy: string, target: string) {
  const packages = packagesOfProjects(copy)
  mkdirSync(target, { recursive: true })
  const filters = packages.flatMap(({ folder }) => ['--filter', `./${folder}`])
  const built = await run('pnpm', [...filters, 'build'], { cwd: copy })
  if (built.code !== 0) return built
  for (const { folder } of packages) {
    const packed = await run('pnpm', ['pack', '--pack-destination', target], { cwd: join(copy, folder) })
    if (packed.code !== 0) return packed
  }
  return built
}

function checkSteps(name: string, { copy, folder }: Places): Step[] {
  const project = join(folder, name)
  const inProject = (command: string, args: string[]) => () =>
    run(join(project, 'node_modules/.bin', command), args, { cwd: project, env: { TEST_DATABASE_URL: undefined } })
  return [
    {
      name: `project ${name}: install`,
      work: () => installWith(tarballsIn(join(folder, 'tarballs'), packagesOfProjects(copy)), project),
    },
    ...(name === MERGED ? [{ name: `project ${name}: update`, work: () => update(project) }] : []),
    { name: `project ${name}: its types`, work: inProject('tsc', ['-p', 'tsconfig.json']) },
    { name: `project ${name}: its lint`, work: inProject('oxlint', ['--type-aware', '--deny-warnings']) },
    { name: `project ${name}: its tests`, work: inProject('vitest', ['run']) },
    { name: `project ${name}: its build`, work: inProject('vite', ['build']) },
  ]
}

/** A person changes a file, and the form gets a field: after the update both are there, with a migration. */
async function update(project: string) {
  const service = join(project, `server/${MERGED}/${MERGED}.service.ts`)
  const changed = readFileSync(service, 'utf8').replace(/\/\*\* Business logic of .* \*\//, '/** Changed by hand. */')
  writeFileSync(service, changed)
  const updated = await run(process.execPath, ['update.ts', `${project}-newer`], { cwd: project })
  const read = (file: string) => readFileSync(join(project, `server/${MERGED}/${MERGED}.${file}.ts`), 'utf8')
  const problems = [
    ...(read('service').includes('Changed by hand') ? [] : ['The change by hand is lost.']),
    ...(read('fields').includes('addedLater') || read('fields-part2').includes('addedLater')
      ? []
      : ['The new field is missing.']),
    ...(readdirSync(join(project, 'server/migrations')).includes(`0002-${MERGED}.ts`)
      ? []
      : ['The migration of the new field is missing.']),
  ]
  return { code: updated.code || problems.length, output: [updated.output, ...problems].join('\n') }
}

/** The fixtures of a journey on a project: one page and no sign-in. */
const fixtures = (url: string) => `import { expect, test as base } from '@playwright/test'

export { expect }
export const test = base.extend<{ signIn: (account: string) => Promise<void> }>({
  page: async ({ page }, use) => {
    const open = page.goto.bind(page)
    page.goto = () => open('${url}')
    await use(page)
  },
  signIn: async ({}, use) => use(async () => {}),
})
`

/** Starts a project, and runs the journey of its page in the workspace on it. */
async function journeyOn({ copy, folder }: Places) {
  const project = join(folder, DEMO_PROJECT)
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(project, '.data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    for (let waited = 0; waited < 120_000 && child.exitCode === null && !output.includes('is at http'); waited += 200)
      await new Promise((resolve) => setTimeout(resolve, 200))
    const journeys = join(copy, 'apps/e2e/project')
    mkdirSync(journeys, { recursive: true })
    cpSync(join(copy, 'apps/e2e/src/axe.ts'), join(journeys, 'axe.ts'))
    cpSync(join(copy, `apps/e2e/src/generated-${DEMO_PROJECT}.page.ts`), join(journeys, 'page.journey.ts'))
    writeFileSync(join(journeys, 'test.ts'), fixtures(`http://127.0.0.1:${port}/`))
    const launch = JSON.stringify(chromiumLaunch())
    writeFileSync(
      join(journeys, 'playwright.config.ts'),
      `export default { testMatch: /journey/, timeout: 300_000, expect: { timeout: 60_000 }, use: { locale: 'zh-CN', launchOptions: ${launch} } }\n`,
    )
    const used = await run(
      join(copy, 'apps/e2e/node_modules/.bin/playwright'),
      ['test', '-c', 'project/playwright.config.ts'],
      {
        cwd: join(copy, 'apps/e2e'),
      },
    )
    return { code: used.code, output: `${used.output}\n${output}` }
  } finally {
    process.off('exit', kill)
    child.kill('SIGTERM')
    await ended
  }
}
