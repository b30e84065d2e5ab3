import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** The part `file` of a form, in memory; refuses more than `maxBytes`. */
export async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }) {
  if (!request.isMultipart()) throw new AppError('refused', 'file.missing')
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (!part) throw new AppError('refused', 'file.missing')
  const fields = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, String(field.value)]] : [],
    ),
  )
  try {
    return { name: part.filename, content: await part.toBuffer(), fields }
  } catch (error) {
    if (part.file.truncated) throw new AppError('refused', 'file.tooLarge')
    throw error
  }
}
