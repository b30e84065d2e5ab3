import type { Config } from '../../config.ts'
import type { Storage } from './storage.ts'

/** Opens the configured storage on first use: a bucket, or the folder `files` of the data folder. */
export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage {
  let opened: Promise<Storage> | undefined
  const open = () =>
    (opened ??= s3
      ? import('./s3-storage.ts').then(({ openS3Storage }) => openS3Storage(s3))
      : import('./local-storage.ts').then(({ openLocalStorage }) => openLocalStorage(dataDir)))
  return {
    write: async (key, source) => (await open()).write(key, source),
    read: async (key, range) => (await open()).read(key, range),
    remove: async (key) => (await open()).remove(key),
  }
}
