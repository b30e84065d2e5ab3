import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** A small uploaded file, held in memory. */
export interface Upload {
  /** Name from the client; never use it in a path. */
  name: string
  content: Buffer
}

/** The form part `file` of the request; refuses more than `maxBytes`. */
export async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('refused', 'file.missing')
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (!part) throw new AppError('refused', 'file.missing')
  const content = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated)
      throw new AppError('refused', 'file.tooLarge', { params: { size: `${maxBytes / 1_048_576}MB` } })
    throw error
  })
  return { name: part.filename, content }
}
