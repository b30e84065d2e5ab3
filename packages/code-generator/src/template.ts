import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside `src` and `dist`: what every stand-alone project has. Not at the start: browsers may load this package, and have no folders. */
const folderOf = () => fileURLToPath(new URL('../template', import.meta.url))

let known: ReadonlyMap<string, string> | undefined

/** The files around a module in a stand-alone project, by path; names of the module are written as `__name__`. */
export function templateFiles(): ReadonlyMap<string, string> {
  const folder = folderOf()
  known ??= new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const file = join(entry.parentPath, entry.name)
        return [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  return known
}
