import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryFiles } from './lib/repository.ts'
import { type Ended, endWithChildren, run } from './lib/run.ts'
import { runSteps, type Step, type Verdict } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'
import { isFull } from '@sqos/vitest-config/suites'

/** Designs of write-generated.ts. */
const GENERATED = ['every-kind', 'sales-order', 'many-field']

/** Creates one of each template in a copy of the repository, and runs the general checks and tests on the copy. */
export async function testTemplates(): Promise<Verdict[]> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sqos-templates-')))
  try {
    const made = await runSteps(makeSteps(copy), { atOnce: 1 })
    if (made.some(({ state }) => state === 'failed')) return made
    return [...made, ...(await runSteps(proofSteps(copy), { atOnce: 2 }))]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

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
    ...generated().flatMap((name) => [
      {
        name: `generate ${name}`,
        work: () =>
          run(process.execPath, ['tooling/scripts/src/write-generated.ts', name], { cwd: copy, env: inside(copy) }),
      },
      { name: `new generated ${name}`, work: () => make('generated', name) },
    ]),
    { name: 'merge a newer generation', work: () => mergeNewer(copy, make) },
    // The generated code of the language is compiled with the packages below; a language without texts passes every
    // check.
    { name: 'new language', work: () => make('language', 'ja') },
    { name: 'install', work: install },
  ]
}

/** A person changes a generated file, the form gets a field, and the new generation is merged: both are there. */
async function mergeNewer(copy: string, make: (...args: string[]) => Promise<Ended>): Promise<Ended> {
  const [name = ''] = GENERATED
  const file = (kind: string) => join(copy, `apps/server/src/modules/${name}/${name}.${kind}.ts`)
  const service = readFileSync(file('service'), 'utf8')
  writeFileSync(file('service'), service.replace(/\/\*\* Business logic of .* \*\//, '/** Changed by hand. */'))
  const newer = join(copy, '.newer')
  const written = await run(process.execPath, ['tooling/scripts/src/write-generated.ts', name, newer], {
    cwd: copy,
    env: inside(copy),
  })
  if (written.code !== 0) return written
  const merged = await make('generated', name, '--from', newer)
  rmSync(newer, { recursive: true, force: true })
  const isKept = readFileSync(file('service'), 'utf8').includes('Changed by hand')
  const isNew = readFileSync(file('repository'), 'utf8').includes('addedLater')
  if (merged.code !== 0 || (isKept && isNew)) return merged
  return {
    code: 1,
    output: `${merged.output}\nThe change by hand is ${isKept ? '' : 'not '}there, the field is ${isNew ? '' : 'not '}there.`,
  }
}

/** The modules of the code generator that are proved: a form of every kind, and in the full set the others. */
const generated = () => (isFull() ? GENERATED : GENERATED.slice(0, 1))

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
      // The tests of all routes and pages, on those of the new module.
      name: 'their hidden columns and tolerant input',
      work: inCopy('vitest', [
        'run',
        'hidden-columns',
        'src/tolerant',
        '--project',
        'server',
        '-t',
        'business\\.purchaseCategory|api/extend/PurchaseCategory',
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

/** The page of the new module in a browser: builds the client of the copy and runs the journey of the module. */
function browserSteps(copy: string): Step[] {
  const inFolder = (folder: string, command: string, args: string[]) =>
    run(command, args, { cwd: join(copy, folder), env: inside(copy) })
  return [
    {
      name: 'their page in a browser',
      async work() {
        const built = await inFolder('apps/admin', 'vite', ['build'])
        return built.code === 0 ? inFolder('apps/e2e', 'playwright', ['test', 'purchase-category']) : built
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
