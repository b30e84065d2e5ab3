import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { Step } from '../verdict.ts'
import type { WorkspacePackage } from '../workspace.ts'
import { journeyOn } from './journeys.ts'
import { serveTarballs } from './registry.ts'

interface Sources {
  /** The copy of the repository. */
  copy: string
  /** The folder of the packed packages. */
  tarballs: string
  packages: () => readonly WorkspacePackage[]
}

/** A project in the hands of somebody who has its README only: npm, from a registry with our packages. */
export function stepsOfAStranger(project: string, { copy, tarballs, packages }: Sources): Step[] {
  const npm = (...args: string[]) => run('npm', args, { cwd: project, env: { TEST_DATABASE_URL: undefined } })
  const steps: Step[] = [
    {
      name: 'npm install',
      async work() {
        await using registry = await serveTarballs(tarballs, packages())
        writeFileSync(join(project, '.npmrc'), `@sqos:registry=${registry.url}\nprefer-offline=true\n`)
        try {
          return await npm('install', '--no-audit', '--no-fund')
        } finally {
          rmSync(join(project, '.npmrc'))
        }
      },
    },
    {
      name: 'npm start, and its page in a browser',
      work: () => journeyOn({ copy, project, journey: 'generated-asset', command: ['npm', 'start'] }),
    },
    { name: 'npm test', work: () => npm('test') },
    { name: 'npm run check', work: () => npm('run', 'check') },
  ]
  return steps.map((step) => ({ ...step, name: `project asset: ${step.name}` }))
}
