import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'
import { isKey } from './storage.ts'

/** Error codes of file systems without hard links, or with a full link count. */
const NO_LINKS = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/**
 * Creates a hard link below `to` for every file of a local storage, which takes no space: stored files never change.
 * Copies the files where hard links are not supported. Returns false when the folder does not exist.
 */
export async function linkFiles(from: string, to: string): Promise<boolean> {
  const folders = await readdir(from).catch(() => undefined)
  if (!folders) return false
  await mkdir(to, { recursive: true })
  for (const folder of folders) {
    const names = (await readdir(join(from, folder)).catch(() => [])).filter(isKey)
    if (names.length === 0) continue
    await mkdir(join(to, folder), { recursive: true })
    const present = new Set(await readdir(join(to, folder)))
    const missing = names.filter((name) => !present.has(name))
    await Promise.all(missing.map((name) => linkOne(join(from, folder, name), join(to, folder, name))))
  }
  return true
}

async function linkOne(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (!NO_LINKS.has(codeOf(error))) throw error
      await copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  } catch (error) {
    // It was deleted since the folder was read.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
