import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What differs between a folder and what should lie in it. */
export interface Difference {
  path: string
  state: 'new' | 'changed' | 'left over'
}

/** Compares the wanted files with those on disk; generated files that nothing wants any more count as left over. */
export async function differences(folder: string, wanted: ReadonlyMap<string, string>): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [path, text] of wanted) {
    const present = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (present !== text) found.push({ path, state: present === undefined ? 'new' : 'changed' })
  }
  for await (const path of glob('src/**/*.generated.ts', { cwd: folder })) {
    if (!wanted.has(path)) found.push({ path, state: 'left over' })
  }
  return found
}

/** Makes the folder what it should be, touching only what differs. */
export async function apply(folder: string, wanted: ReadonlyMap<string, string>, changes: Difference[]) {
  for (const { path } of changes) {
    const text = wanted.get(path)
    if (text === undefined) {
      await rm(join(folder, path))
    } else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
  }
}
