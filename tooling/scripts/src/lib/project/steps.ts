import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_MODULES } from '../demo-models.ts'
import { run } from '../run.ts'
import { installWith, tarballsIn } from '../tarballs.ts'
import type { Step } from '../verdict.ts'
import { workspacePackages, type WorkspacePackage } from '../workspace.ts'
import { journeyOn } from './journeys.ts'
import { startProject } from './run-project.ts'
import { sourceSteps } from './sources.ts'
import { stepsOfAStranger } from './stranger.ts'
import { updateStep } from './update.ts'
import { stepsOfUse } from './use-steps.ts'

/** Designs of write-generated.ts that become projects of their own, beside the models of the demo company. */
const EVERY_KIND = 'every-kind'
const WRITTEN = [EVERY_KIND, 'hostile', 'many-field']

/** The project that is installed and started with the commands of its README. */
const STRANGERS = 'asset'

/** Journeys of pages in the workspace that run on projects, too; that of `STRANGERS` is another step. */
const JOURNEYS = [
  { name: EVERY_KIND, journey: 'generated-every-kind' },
  ...DEMO_MODULES.filter((name) => name !== STRANGERS).map((name) => ({
    name,
    journey: 'generated-demo',
    only: `/business/${camelOf(name)} `,
  })),
]

interface Places {
  /** The copy of the repository, whose packages are packed. */
  copy: string
  /** The folder of the projects; those of the demo models are in it. */
  folder: string
}

/** Projects of their own, as the code generator writes them: installed on tarballs of our packages, checked, tested and used. */
export function projectSteps(places: Places): Step[] {
  const { copy, folder } = places
  const write = (name: string, target: string, ...options: string[]) =>
    run(
      process.execPath,
      [join(copy, 'tooling/scripts/src/write-generated.ts'), name, target, '--stand-alone', ...options],
      { cwd: copy },
    )
  const tarballs = join(folder, 'tarballs')
  const packages = () => packagesOfProjects(copy)
  return [
    { name: 'pack the packages of projects', work: () => packAll(copy, tarballs) },
    ...WRITTEN.map((name) => ({ name: `project ${name}: generate`, work: () => write(name, join(folder, name)) })),
    {
      name: `project ${EVERY_KIND}: generate a newer one`,
      work: () => write(EVERY_KIND, join(folder, `${EVERY_KIND}-newer`), '--newer'),
    },
    ...[...WRITTEN, ...DEMO_MODULES.filter((name) => name !== STRANGERS)].flatMap((name) => [
      {
        name: `project ${name}: install`,
        work: () => installWith(tarballsIn(tarballs, packages()), join(folder, name)),
      },
      ...sourceSteps(name, folder),
      ...(name === EVERY_KIND ? [updateStep(join(folder, name), EVERY_KIND)] : []),
      ...checkSteps(name, folder),
    ]),
    ...stepsOfAStranger(join(folder, STRANGERS), { copy, tarballs, packages }),
    ...JOURNEYS.map(({ name, journey, ...only }) => ({
      name: `project ${name}: its page in a browser`,
      work: () => journeyOn({ copy, project: join(folder, name), journey, ...only }),
    })),
    // Those without a journey.
    ...WRITTEN.filter((name) => name !== EVERY_KIND).map((name) => ({
      name: `project ${name}: start`,
      work: () => startOnce(join(folder, name)),
    })),
    ...stepsOfUse(join(folder, EVERY_KIND), EVERY_KIND),
  ]
}

/** Starts a project and asks for its page. */
async function startOnce(project: string) {
  await using app = await startProject(project)
  const page = await fetch(app.url)
  return { code: page.ok && (await page.text()).includes('<script') ? 0 : 1, output: app.output() }
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

function checkSteps(name: string, folder: string): Step[] {
  const project = join(folder, name)
  const inProject = (command: string, args: string[]) => () =>
    run(join(project, 'node_modules/.bin', command), args, { cwd: project, env: { TEST_DATABASE_URL: undefined } })
  return [
    { name: `project ${name}: its types`, work: inProject('tsc', ['-p', 'tsconfig.json']) },
    { name: `project ${name}: its lint`, work: inProject('oxlint', ['--type-aware', '--deny-warnings']) },
    { name: `project ${name}: its tests`, work: inProject('vitest', ['run']) },
    { name: `project ${name}: its build`, work: inProject('vite', ['build']) },
  ]
}

function camelOf(name: string) {
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}
