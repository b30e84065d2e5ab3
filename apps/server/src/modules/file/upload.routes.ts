import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '../../platform/errors.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { ChunkAnswer, ChunkBody, ChunkFields, FileUpload, MergeForm, UploadParams } from './file.schema.ts'
import type { Files } from './files.service.ts'
import type { Received } from './objects.ts'
import type { Uploads } from './uploads.service.ts'

/** Upload routes. */
export function uploadRoutes(app: FastifyInstance, { files, uploads }: { files: Files; uploads: Uploads }) {
  const route = routesOf(app, 'file')

  route({
    method: 'POST',
    url: '/api/file/Uploader/:type',
    operationId: 'uploadFile',
    summary: 'Uploads a file in one request',
    permission: 'signed-in',
    takesFile: true,
    params: UploadParams,
    data: ref(FileUpload),
    handle: async ({ request, params, actor }) => {
      const { type } = checked(UploadParams, params)
      let kept: FileUpload | undefined
      await readParts(request, async (file, fileName) => {
        kept = await files.store(file, { type, fileName, ownerId: actor.userId })
      })
      if (!kept) throw new AppError('refused', 'file.missing')
      return kept
    },
  })
  route({
    method: 'GET',
    url: '/api/file/chunk',
    operationId: 'getChunks',
    summary: 'Uploaded chunks of a file',
    permission: 'signed-in',
    query: ChunkFields,
    data: ref(ChunkAnswer),
    handle: ({ query, actor }) => uploads.look(query, actor.userId),
  })
  route({
    method: 'POST',
    url: '/api/file/chunk',
    operationId: 'uploadChunk',
    summary:
      'Uploads a chunk of a file. Chunks may arrive in any order and repeatedly; fields are in the form or in the query',
    permission: 'signed-in',
    takesFile: true,
    query: Type.Partial(ChunkFields),
    body: ChunkBody,
    data: ref(ChunkAnswer),
    handle: async ({ request, query, actor }) => {
      let chunk: Received | undefined
      try {
        const fields = await readParts(request, async (file) => {
          if (!chunk) chunk = await uploads.receive(file)
        })
        if (!chunk) throw new AppError('refused', 'file.missing')
        const taken = chunk
        const all = checked(ChunkFields, { ...query, ...fields })
        chunk = undefined
        return await uploads.addChunk(all, taken, actor.userId)
      } finally {
        if (chunk) await uploads.drop([chunk.key])
      }
    },
  })
  route({
    method: 'DELETE',
    url: '/api/file/chunk',
    operationId: 'giveUpChunks',
    summary: 'Deletes the chunks of an upload that the caller cancels',
    permission: 'signed-in',
    query: Type.Pick(ChunkFields, ['identifier']),
    done: 'done.deleted',
    handle: ({ query, actor }) => uploads.cancelUpload(query.identifier, actor.userId),
  })
  route({
    method: 'POST',
    url: '/api/file/merge',
    operationId: 'mergeFile',
    summary: 'Completes a chunked upload; form or JSON. Repeated requests return the same result',
    permission: 'signed-in',
    takesFile: true,
    body: ref(MergeForm),
    data: ref(FileUpload),
    handle: async ({ request, body, actor }) => {
      const form = request.isMultipart() ? await readParts(request, async (file) => file.resume()) : body
      return await uploads.merge(checked(MergeForm, form), actor.userId)
    },
  })
}

type FileStream = NodeJS.ReadableStream & AsyncIterable<Uint8Array> & { truncated?: boolean }

/** Reads a multipart form as a stream: passes the file to `take` in chunks, returns the other fields. */
async function readParts(request: FastifyRequest, take: (file: FileStream, name: string) => Promise<unknown>) {
  if (!request.isMultipart()) throw new AppError('refused', 'file.missing')
  const fields: Record<string, unknown> = {}
  const limits = { fileSize: Infinity, files: 1, fields: 40, fieldSize: 65_536 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') await take(part.file, part.filename)
    else part.file.resume()
  }
  return fields
}

/** Validates the fields of a form; numbers are parsed from texts. */
function checked<Schema extends TSchema>(schema: Schema, given: unknown): Static<Schema> {
  const value: unknown = Value.Convert(schema, Value.Clone(given))
  if (Value.Check(schema, value)) return value
  const fields = Object.fromEntries(
    Value.Errors(schema, value).map(({ instancePath, keyword, params }) => [
      keyword === 'required' ? String(Object(params).requiredProperties ?? '') : instancePath.slice(1),
      'validation.invalid',
    ]),
  )
  throw new AppError('refused', 'error.invalidInput', { fields })
}
