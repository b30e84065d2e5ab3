import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESULT } from '@sqos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { readUpload } from './upload.ts'

/** A chunk of @sqos/uploader, and its form around it. */
const MAX_CHUNK_BYTES = 6 * 1_048_576
const MAX_CHUNKS = 200
const ID = /^[0-9a-f]{32}$/

/** Pictures that a browser may show; every other file is downloaded. */
const PICTURES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Uploads in chunks, as @sqos/uploader sends them, and the uploaded files. The README of the package has the protocol. */
export function uploadRoutes(app: FastifyInstance, { dataDir, newId }: Pick<Deps, 'dataDir' | 'newId'>) {
  const files = join(dataDir, 'files')
  const partsOf = (identifier: string | undefined) => {
    if (identifier === undefined || !ID.test(identifier)) throw new AppError('refused', 'error.malformed')
    return join(dataDir, 'chunks', identifier)
  }
  const done = (data: unknown) => ({ code: RESULT.ok, msg: '', data })

  async function keep(name: string, write: (path: string) => Promise<void>) {
    await mkdir(files, { recursive: true })
    const extension = /^\.[a-z0-9]{1,10}$/i.test(extname(name)) ? extname(name).toLowerCase() : ''
    const id = newId() + extension
    await write(join(files, id))
    const { size } = await stat(join(files, id))
    return { name: id, url: `/api/file/${id}`, fileSize: size, fileVersionId: '' }
  }

  app.post('/api/file/chunk', async (request) => {
    const { content, fields } = await readUpload(request, { maxBytes: MAX_CHUNK_BYTES })
    const folder = partsOf(fields['identifier'])
    const [number, total] = [Number(fields['chunkNumber']), Number(fields['totalChunks'])]
    if (!(number >= 1 && number <= total && total <= MAX_CHUNKS)) throw new AppError('refused', 'file.tooLarge')
    await mkdir(folder, { recursive: true })
    // Chunks arrive in parallel: one that is still being written has another name.
    const path = join(folder, String(Math.trunc(number)))
    await writeFile(`${path}.new`, content)
    await rename(`${path}.new`, path)
    const chunkNumbers = await chunksIn(folder)
    return done({ merge: chunkNumbers.length >= total, uploaded: false, chunkNumbers })
  })
  app.post('/api/file/merge', async (request) => {
    const fields = await readFields(request)
    const folder = partsOf(fields['identifier'])
    const parts = await chunksIn(folder)
    // A chunk that is missing would leave a hole in the file.
    if (parts.length === 0 || parts.some((part, index) => part !== index + 1))
      throw new AppError('refused', 'file.missing')
    const chunks = async function* () {
      for (const part of parts) yield await readFile(join(folder, String(part)))
    }
    const kept = await keep(fields['fileName'] ?? '', (path) =>
      pipeline(Readable.from(chunks()), createWriteStream(path)),
    )
    await rm(folder, { recursive: true, force: true })
    return done(kept)
  })
  app.delete<{ Querystring: { identifier?: string } }>('/api/file/chunk', async ({ query }) => {
    await rm(partsOf(query.identifier), { recursive: true, force: true })
    return done(null)
  })
  app.post('/api/file/Uploader/:type', async (request) => {
    const { name, content } = await readUpload(request, { maxBytes: MAX_CHUNK_BYTES })
    return done(await keep(name, (path) => writeFile(path, content)))
  })
  app.get<{ Params: { id: string } }>('/api/file/:id', async (request, reply) => {
    const { id } = request.params
    const path = join(files, id)
    if (!/^[0-9a-f]{32}(?:\.[a-z0-9]{1,10})?$/.test(id) || !existsSync(path))
      throw new AppError('notFound', 'error.notFound')
    const picture = PICTURES[extname(id)]
    return reply
      .type(picture ?? 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', picture === undefined ? 'attachment' : 'inline')
      .send(createReadStream(path))
  })
}

/** The numbers of the chunks that are there, in order. */
async function chunksIn(folder: string): Promise<number[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => one - other)
}

/** The texts of a form without a file. */
async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  if (!request.isMultipart()) throw new AppError('refused', 'error.malformed')
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) if (part.type === 'field') fields[part.fieldname] = String(part.value)
  return fields
}
