import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file that differs from the generated content. */
export interface Difference {
  path: string
  state: 'new' | 'changed' | 'left over'
}

/**
 * Compares the wanted files with those on disk. Other files of `present` (default: all generated ones) are obsolete.
 */
export async function differences(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  present?: readonly string[],
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [path, text] of wanted) {
    const old = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (old !== text) found.push({ path, state: old === undefined ? 'new' : 'changed' })
  }
  for await (const path of present ?? glob('src/**/*.generated.ts', { cwd: folder })) {
    if (!wanted.has(path)) found.push({ path, state: 'left over' })
  }
  return found
}

/** Writes and deletes the files that differ. */
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
