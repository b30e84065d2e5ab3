import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_MODULES, writeDemoModels } from './lib/demo-models.ts'
import { repositoryFiles } from './lib/repository.ts'
import { projectSteps } from './lib/project/steps.ts'
import { type Ended, endWithChildren, run } from './lib/run.ts'
import { runSteps, type Step, type Verdict } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'
import { isFull } from '@sqos/vitest-config/suites'

/** Designs of write-generated.ts: forms that no model of the demo company is. */
const WRITTEN = ['every-kind', 'sales-order', 'many-field']
const [MERGED = '', CONFLICTING = ''] = WRITTEN

/** Journeys of generated pages: the models of the demo company, and the form of every kind. */
const PAGE_JOURNEYS = ['generated-asset', 'generated-demo', 'generated-every-kind']

/** Creates one of each template in a copy of the repository, and runs the general checks and tests on the copy. */
export async function testTemplates(): Promise<Verdict[]> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sqos-templates-')))
  try {
    const made = await runSteps(makeSteps(copy), { atOnce: 1 })
    if (made.some(({ state }) => state === 'failed')) return made
    const proved = await runSteps(proofSteps(copy), { atOnce: 2 })
    const projects = isFull() ? await runSteps(projectSteps({ copy, folder: projectsOf(copy) }), { atOnce: 1 }) : []
    return [...made, ...proved, ...projects]
  } finally {
    for (const folder of [copy, projectsOf(copy)]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Beside the copy: what is inside of it is part of its workspace. */
const projectsOf = (copy: string) => `${copy}-projects`

function makeSteps(copy: string): Step[] {
  const make = (...args: string[]) =>
    run(process.execPath, ['tooling/scripts/src/new.ts', ...args], { cwd: copy, env: inside(copy) })
  const install = () => run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: copy })
  return [
    {
      name: 'copy the repository',
      work() {
        for (const file of repositoryFiles()) {
          if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file))
        }
        return install()
      },
    },
    { name: 'new package', work: () => make('package', 'stock-rules') },
    { name: 'new package ui', work: () => make('package', 'stock-card', 'ui') },
    {
      name: 'new module',
      work: () => make('module', 'purchase-category', '--title', '采购类别', '--title-zhtw', '採購類別'),
    },
    { name: 'new field', work: () => make('field', 'serial-number') },
    // Before the others, because a server that starts runs the migrations that are there.
    ...(isFull() ? [{ name: 'generate the demo models', work: () => generateDemoModels(copy) }] : []),
    ...written().map((name) => ({ name: `generate ${name}`, work: () => writeGenerated(copy, name) })),
    { name: 'new generated', work: () => make('generated', ...generated()) },
    { name: 'merge a newer generation', work: () => mergeNewer(copy, make) },
    ...(isFull() ? [{ name: 'name conflicts of a merge', work: () => nameConflicts(copy, make) }] : []),
    // The generated code of the language is compiled with the packages below; a language without texts passes every
    // check.
    { name: 'new language', work: () => make('language', 'ja') },
    { name: 'install', work: install },
  ]
}

const writeGenerated = (copy: string, ...args: string[]) =>
  run(process.execPath, ['tooling/scripts/src/write-generated.ts', ...args], { cwd: copy, env: inside(copy) })

async function generateDemoModels(copy: string): Promise<Ended> {
  await writeDemoModels(copy, projectsOf(copy))
  // The journeys of generated pages are none in the repository, which has no such pages.
  for (const name of PAGE_JOURNEYS) {
    const journey = (kind: string) => join(copy, `apps/e2e/src/${name}.${kind}.ts`)
    cpSync(journey('page'), journey('journey'))
  }
  return { code: 0, output: '' }
}

type Make = (...args: string[]) => Promise<Ended>

/** A person changes a generated file, the form gets a field, and the new generation is merged: both are there. */
async function mergeNewer(copy: string, make: Make): Promise<Ended> {
  const file = (kind: string) => join(copy, `apps/server/src/modules/${MERGED}/${MERGED}.${kind}.ts`)
  const service = readFileSync(file('service'), 'utf8')
  writeFileSync(file('service'), service.replace(/\/\*\* Business logic of .* \*\//, '/** Changed by hand. */'))
  const newer = join(copy, '.newer')
  const written = await writeGenerated(copy, MERGED, newer, '--newer')
  if (written.code !== 0) return written
  const merged = await make('generated', MERGED, '--from', newer)
  rmSync(newer, { recursive: true, force: true })
  const isKept = readFileSync(file('service'), 'utf8').includes('Changed by hand')
  const isNew = readFileSync(file('repository'), 'utf8').includes('addedLater')
  if (merged.code !== 0 || (isKept && isNew)) return merged
  return {
    code: 1,
    output: `${merged.output}\nThe change by hand is ${isKept ? '' : 'not '}there, the field is ${isNew ? '' : 'not '}there.`,
  }
}

/** The newer generation changes a line that a person changed: all three texts are in the file, and the command names the file. */
async function nameConflicts(copy: string, make: Make): Promise<Ended> {
  const newer = join(copy, '.newer')
  const written = await writeGenerated(copy, CONFLICTING, newer, '--newer')
  if (written.code !== 0) return written
  const path = `apps/server/src/modules/${CONFLICTING}/${CONFLICTING}.fields.ts`
  const [before = '', after = ''] = [copy, newer].map((folder) => readFileSync(join(folder, path), 'utf8'))
  const lines = after.split('\n')
  const changed = before.split('\n').find((line) => !lines.includes(line)) ?? ''
  const byHand = `${changed} // Changed by hand.`
  const untouched = join(copy, `apps/server/src/modules/${CONFLICTING}/README.md`)
  writeFileSync(join(copy, path), before.replace(changed, byHand))
  writeFileSync(untouched, `${readFileSync(untouched, 'utf8')}\nWritten by hand.\n`)

  const merged = await make('generated', CONFLICTING, '--from', newer)
  const marked = readFileSync(join(copy, path), 'utf8')
  const problems = [
    ...(changed === '' ? ['The newer generation changes no line.'] : []),
    ...(merged.code === 0 ? ['The command did not fail.'] : []),
    ...(merged.output.includes(`  ${path}`) ? [] : ['The command does not name the file.']),
    ...['<<<<<<< mine', byHand, '||||||| generated before', changed, '=======', '>>>>>>> generated now']
      .filter((line) => !marked.split('\n').includes(line))
      .map((line) => `The file lacks “${line}”.`),
    ...(readFileSync(untouched, 'utf8').includes('Written by hand.') ? [] : ['A change without a conflict is lost.']),
  ]
  // As a person decides: for the new generation. "new language" generates the rest.
  cpSync(join(newer, path), join(copy, path))
  rmSync(newer, { recursive: true, force: true })
  return { code: problems.length, output: [merged.output, ...problems].join('\n') }
}

/** The designs that are proved: a form of every kind, and in the full set the others. */
const written = () => (isFull() ? WRITTEN : [MERGED])

/** The modules of the code generator that are proved; in the full set, those of the demo company too. */
const generated = () => (isFull() ? [...WRITTEN, ...DEMO_MODULES] : written())

function proofSteps(copy: string): Step[] {
  const env = { ...inside(copy), TEST_DATABASE_URL: undefined }
  const packages = ['stock-rules', 'stock-card', 'form-model', 'form-widgets'].flatMap((name) => [
    '--filter',
    `./packages/${name}`,
  ])
  const touched = ['./apps/server', './apps/admin', './packages/contract', './packages/api-client'].flatMap((one) => [
    '--filter',
    one,
  ])
  const made = [
    'packages/stock-rules',
    'packages/stock-card',
    '.changeset',
    'packages/form-model/src/kinds/serial-number',
    'packages/form-widgets/src/serial-number',
    'packages/contract/src',
    'apps/server/src/modules/purchase-category',
    ...generated().map((name) => `apps/server/src/modules/${name}`),
    'apps/server/src/app.ts',
    'apps/server/migrations',
    'apps/admin/src/pages/business',
    'packages/api-client/src/purchase-category',
    'apps/e2e/src/purchase-category.journey.ts',
  ]
  const inCopy = (command: string, args: string[]) => () => run(command, args, { cwd: copy, env })
  return [
    ...(isFull()
      ? [{ name: 'their types by package', work: inCopy('pnpm', [...packages, ...touched, 'typecheck']) }]
      : []),
    { name: 'their build', work: inCopy('pnpm', [...packages, 'build']) },
    {
      name: 'their types and lint',
      work: inCopy('oxlint', ['--type-aware', '--type-check', '--deny-warnings', ...made]),
    },
    { name: 'their format', work: inCopy('oxfmt', ['--check', ...made]) },
    { name: 'their texts', work: inCopy(process.execPath, ['tooling/scripts/src/check-locales.ts']) },
    {
      name: 'their generated code',
      work: inCopy(process.execPath, ['tooling/scripts/src/generate.ts', '--check', '--locales']),
    },
    {
      name: 'their registries',
      work: inCopy(process.execPath, ['tooling/scripts/src/generate.ts', '--check', '--kinds']),
    },
    { name: 'their owners of tables', work: inCopy(process.execPath, ['tooling/scripts/src/check-tables.ts']) },
    { name: 'their kinds', work: inCopy(process.execPath, ['tooling/scripts/src/check-kinds.ts']) },
    { name: 'their layers', work: inCopy(process.execPath, ['tooling/scripts/src/check-layers.ts']) },
    ...(isFull() ? browserSteps(copy) : []),
    {
      // The tests of all routes and pages, on those of the new module; hidden columns in the full set on generated ones, too.
      name: 'their hidden columns and tolerant input',
      work: inCopy('vitest', [
        'run',
        'hidden-columns',
        'src/tolerant',
        '--project',
        'server',
        '-t',
        `business\\.${isFull() ? '' : 'purchaseCategory'}|api/extend/PurchaseCategory`,
      ]),
    },
    {
      name: 'their tests',
      work: inCopy('vitest', [
        'run',
        'stock-rules',
        'stock-card',
        'serial-number',
        'kinds.test',
        'form-widgets/src/fields.test',
        'form-widgets/src/catalogue.test',
        'purchase-category',
        ...generated().map((name) => `modules/${name}`),
        '--project',
        '!browser',
      ]),
    },
  ]
}

/** The pages of the new module and of a generated one in a browser: builds the client of the copy and runs their journeys. */
function browserSteps(copy: string): Step[] {
  const inFolder = (folder: string, command: string, args: string[]) =>
    run(command, args, { cwd: join(copy, folder), env: inside(copy) })
  return [
    {
      name: 'their pages in a browser',
      async work() {
        const built = await inFolder('apps/admin', 'vite', ['build'])
        const journeys = ['purchase-category', ...PAGE_JOURNEYS]
        return built.code === 0 ? inFolder('apps/e2e', 'playwright', ['test', ...journeys]) : built
      },
    },
  ]
}

/** Puts the binaries of the copy first: tools look for plugins beside themselves. */
const inside = (copy: string) => ({ PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}` })

if (import.meta.main) {
  endWithChildren()
  const verdicts = await testTemplates()
  process.exitCode = verdicts.some(({ state }) => state === 'failed') ? 1 : 0
}
