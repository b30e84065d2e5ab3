import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Files } from './files.service.ts'
import { isPicture, shrink } from './images.ts'
import type { Readers } from './readers.ts'

/** Address of an uploaded picture. */
const ADDRESS = /^\/api\/file\/Image\/([\w-]+)\/([\w.-]+)(?:\?.*)?$/
/** Bytes above which a picture is made smaller, and above which it is left out. */
const [LARGE, TOO_LARGE] = [500_000, 30_000_000]
/** Pixels of the longer side of a picture that was made smaller: 18 cm on paper in 240 dpi. */
const SIDE = 1700

/** Reads an uploaded picture for a user; undefined for other addresses, and for files that the user may not read. */
export type ReadPicture = (address: string, userId: string) => Promise<Picture | undefined>

interface Picture {
  contentType: string
  content: Buffer
}

/** Creates the reader of pictures for modules that put them into documents. */
export function createPictureReader({
  files,
  readers,
  storage,
}: {
  files: Pick<Files, 'find'>
  readers: Pick<Readers, 'mayRead'>
  storage: Pick<Storage, 'read'>
}): ReadPicture {
  return async (address, userId) => {
    const [, type, name] = ADDRESS.exec(address) ?? []
    const file = name === undefined ? undefined : await files.find(name)
    if (!file || file.type !== type || file.type === 'temporary' || !isPicture(file)) return undefined
    if (file.size > TOO_LARGE || !(await readers.mayRead(file, userId))) return undefined
    const { contentType } = file
    const content = await buffer(await storage.read(file.objectKey))
    if (content.length <= LARGE) return { contentType, content }
    const small = await shrink(content, { contentType, side: SIDE })
    return small && { contentType, content: small }
  }
}
