import { join, relative } from 'node:path'
import { build } from 'vite'
import { ROOT } from './workspace.ts'

/** Builds the admin again, without writing it; returns the largest modules of these files, as lines. */
export async function heaviestModules(files: Set<string>, count = 25): Promise<string[]> {
  const result = await build({ root: join(ROOT, 'apps/admin'), logLevel: 'silent', build: { write: false } })
  const modules = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .flatMap((file) => (file.type === 'chunk' && files.has(file.fileName) ? Object.entries(file.modules) : []))
    .map(([id, { renderedLength }]) => ({ name: shortName(id), length: renderedLength }))
  return modules
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ name, length }) => `${(length / 1000).toFixed(1).padStart(8)} kB  ${name}`)
}

const shortName = (id: string) => relative(ROOT, id).replace(/^.*node_modules\//, '')
