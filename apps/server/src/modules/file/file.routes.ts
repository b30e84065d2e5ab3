import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { text } from '../../platform/text.ts'
import type { Language } from '@sqos/contract'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  DownloadQuery,
  FileParams,
  FileTicket,
  ImageQuery,
  PackBody,
  PackParams,
  PackTicket,
  PreviewQuery,
} from './file.schema.ts'
import type { TicketService } from './tickets.service.ts'
import { MADE, type FileRow } from './files.repository.ts'
import type { Files } from './files.service.ts'
import type { Previews } from './previews.service.ts'
import { expired, type Links } from './links.ts'
import { serve, servePack } from './serve.ts'
import type { FileAuth } from './file-auth.ts'
import type { Readers } from './readers.ts'

/** The content behind a name never changes; access is checked again every day. */
/** Types of the files that a display shows. */
const SHOWN = /^(image|video)\//
const FOR_A_DAY = 'private, max-age=86400'
/** Types of files that only their owner may read. */
const FOR_ONE: ReadonlySet<string> = new Set(['temporary', 'mail', MADE])
const NO_STORE = 'private, no-store'

export interface FileRoutesDeps {
  service: TicketService
  files: Files
  previews: Previews
  links: Links
  fileAuth: FileAuth
  readers: Pick<Readers, 'mayRead'>
  storage: Storage
  now: () => Date
}

/** Download routes of the module `file`. */
export function fileRoutes(
  app: FastifyInstance,
  { service, files, previews, links, fileAuth, readers, storage, now }: FileRoutesDeps,
) {
  const route = routesOf(app, 'file')

  /** The file, if its type is public or the caller owns it, and if the modules that use it let the caller read it. */
  async function findFor(name: string, userId: string): Promise<FileRow> {
    const file = await files.find(name)
    if (!file || (FOR_ONE.has(file.type) && file.ownerId !== userId)) throw new AppError('notFound', 'file.notFound')
    if (!(await readers.mayRead(file, userId))) throw new AppError('notFound', 'file.notFound')
    return file
  }

  /** The files without duplicates; refused when the caller may not read one of them. */
  async function findAllFor(names: readonly string[], userId: string): Promise<FileRow[]> {
    const found: FileRow[] = []
    for (const name of new Set(names)) found.push(await findFor(name, userId))
    return found
  }

  const offer = async (name: string, { actor, inline }: { actor: Actor; inline: boolean }) => {
    const file = await findFor(name, actor.userId)
    return { name: file.fileName, url: await links.linkTo({ file: file.name, user: actor.userId, inline }) }
  }

  route({
    method: 'GET',
    url: '/api/file/Download',
    operationId: 'downloadFile',
    summary: 'Content of a file, by a single-use ticket or by a signed link of the caller. Supports ranges',
    permission: 'public',
    query: DownloadQuery,
    produces: 'application/octet-stream',
    handle: async ({ query, request, reply }) => {
      if (query.encryption.includes('.')) {
        const link = await links.open(query.encryption)
        if ('display' in link) {
          const shown = await findFor(link.display, link.user)
          if (!SHOWN.test(shown.contentType)) throw expired()
          const served = { ...shown, key: shown.objectKey, version: shown.sha256, name: shown.fileName }
          return await serve({ ...served, inline: true, cacheControl: FOR_A_DAY }, { request, reply, storage })
        }
        if ((await fileAuth(request, query.token)) !== link.user) throw expired()
        if ('files' in link) {
          const packed = await findAllFor(link.files, link.user)
          const name = query.name ?? packName(request.language, packed)
          return await servePack({ files: packed, name }, { request, reply, storage, now: now() })
        }
        const file = await findFor(link.file, link.user)
        const name = query.name ?? file.fileName
        const pdf = link.inline === true ? await previews.find(file) : undefined
        if (pdf) {
          const { key, size, sha256: version, contentType } = pdf
          const served = { key, size, version, contentType, name: `${name}.pdf`, inline: true, cacheControl: NO_STORE }
          return await serve(served, { request, reply, storage })
        }
        const served = { ...file, key: file.objectKey, version: file.sha256, name, inline: link.inline === true }
        return await serve({ ...served, cacheControl: NO_STORE }, { request, reply, storage })
      }
      const file = await service.fetch(query.encryption)
      const name = encodeURIComponent(query.name ?? file.name)
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .type(file.contentType)
        .send(file.content)
    },
  })
  route({
    method: 'GET',
    url: '/api/file/Image/:type/:fileName',
    operationId: 'getImage',
    summary: 'Picture or other file for inline display. Browsers send their cookie',
    permission: 'public',
    params: FileParams,
    query: ImageQuery,
    produces: 'image/*',
    handle: async ({ params, query, request, reply }) => {
      const file = await findFor(params.fileName, await fileAuth(request, query.token))
      if (file.type !== params.type) throw new AppError('notFound', 'file.notFound')
      const small = query.size === 'thumbnail' ? await service.findThumbnail(file) : undefined
      const { sha256: version, size, contentType } = small ?? file
      const served = { key: small?.key ?? file.objectKey, version, size, contentType, name: file.fileName }
      return await serve({ ...served, inline: true, cacheControl: FOR_A_DAY }, { request, reply, storage })
    },
  })
  route({
    method: 'GET',
    url: '/api/file/Download/:type/:fileName',
    operationId: 'getFileLink',
    summary: 'Download address of a file. Valid for one hour, for the caller only',
    permission: 'signed-in',
    params: FileParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => offer(params.fileName, { actor, inline: false }),
  })
  route({
    method: 'POST',
    url: '/api/file/PackDownload/:type',
    operationId: 'getPackLink',
    summary: 'Download address of an archive of files. Valid for one hour, for the caller only',
    permission: 'signed-in',
    reads: true,
    params: PackParams,
    body: PackBody,
    data: ref(PackTicket),
    handle: async ({ body, actor, request }) => {
      const packed = await findAllFor(
        body.map(({ fileId }) => fileId),
        actor.userId,
      )
      const url = await links.packLinkTo({ files: packed.map(({ name }) => name), user: actor.userId })
      const downloadName = packName(request.language, packed)
      return { downloadVo: { name: downloadName, url }, downloadName }
    },
  })
  route({
    method: 'GET',
    url: '/api/file/Uploader/Preview',
    operationId: 'getPreviewAddress',
    summary:
      'Preview address of a file. Valid for one hour, for the caller only. Office documents are converted to PDF if the server supports it',
    permission: 'signed-in',
    query: PreviewQuery,
    data: Type.String(),
    handle: async ({ query, actor }) => (await offer(query.fileName, { actor, inline: true })).url,
  })
  route({
    method: 'DELETE',
    url: '/api/file/:type/:fileName',
    operationId: 'deleteFile',
    summary: 'Deletes a file. Owner and administrators only',
    permission: 'signed-in',
    params: FileParams,
    done: 'done.deleted',
    handle: async ({ params, actor }) => {
      const file = await findFor(params.fileName, actor.userId)
      if (file.ownerId !== actor.userId && !actor.isAdministrator) throw new AppError('forbidden', 'file.notYours')
      await files.remove(file.name)
    },
  })
}

/** Name of an archive: its first file and the number of files. */
function packName(language: Language, files: readonly FileRow[]): string {
  const [first] = files
  const name = first?.fileName.replace(/\.[^.]*$/, '') ?? ''
  return text(language, 'file.packName', { name, count: files.length })
}
