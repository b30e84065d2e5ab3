import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from './error-code.ts'
import { demandKey, StorageFull, StorageMissing, type Storage } from './storage.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Folder of the files of a data folder. */
export const filesOf = (dataDir: string) => join(dataDir, 'files')

/**
 * Stores bytes as files below `dataDir/files`. A file has a temporary name until it is complete and flushed to the
 * disk.
 */
export function openLocalStorage(dataDir: string): Storage {
  /**
   * By the last digits, which are random: the first ones are the time, which would put all files of a day into one
   * folder.
   */
  const pathOf = (key: string) => join(filesOf(dataDir), demandKey(key).slice(-2), key)

  return {
    async write(key, source) {
      const path = pathOf(key)
      const temporary = `${path}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await pipeline(source, createWriteStream(temporary, { flush: true }))
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {})
        throw NO_ROOM.has(codeOf(error)) ? new StorageFull('no room', { cause: error }) : error
      }
    },

    async read(key, range) {
      try {
        const file = await open(pathOf(key))
        return file.createReadStream({ ...range, highWaterMark: 256 * 1024 })
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new StorageMissing(key, { cause: error }) : error
      }
    },

    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await rm(`${path}.part`, { force: true })
    },
  }
}
