import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'
import { isKey } from './storage.ts'

/** What disks answer that know no second names, or no more of them. */
const NO_LINKS = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/**
 * Gives every file of a local storage's folder a second name below `to`, which takes no room: what is stored is never changed in
 * place. Where the disk knows no second names it is copied. False when there is no such folder.
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
    // It was taken away since the folder was read.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
