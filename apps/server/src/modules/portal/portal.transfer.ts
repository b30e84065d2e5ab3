import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { isPortalDocument } from './portal-document.ts'
import type { PortalRepository } from './portal.repository.ts'
import { portalParts } from './portal.schema.ts'
import type { PortalService } from './portal.service.ts'

/** Suffixes of exported portals, ours first. Source: contract of the API family, second, section 1.2. */
const SUFFIXES = ['.json', '.vp'] as const

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** One row; unknown keys of other systems are ignored. */
const PortalFile = Type.Object({
  ...portalParts,
  id: orNull(Type.String()),
  type: orNull(Type.Integer({ minimum: 0, maximum: 1 })),
  enabledMark: orNull(Type.Integer()),
  enabledLock: orNull(Type.Integer()),
  sortCode: orNull(Type.Integer({ minimum: 0, maximum: 999_999 })),
})

interface TransferDeps {
  service: PortalService
  repository: PortalRepository
  tickets: TicketService
  columns: PageColumns
}

/** Exports and imports portals. The document is kept byte for byte, and the id, so that menu entries still find the portal. */
export function createPortalTransfer({ service, repository, columns, tickets }: TransferDeps) {
  async function exportPortal(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const row = await service.find(id)
    const content = {
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      category: row.category,
      type: row.type,
      linkType: row.linkType,
      customUrl: row.customUrl,
      formData: row.formData,
      description: row.description,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      enabledLock: row.enabledLock,
    }
    return await tickets.offer({
      name: `${row.fullName}${SUFFIXES[0]}`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  async function importFile({ name, content }: Upload, actor: Actor) {
    const file = parseJson(content.toString('utf8'))
    const hasSuffix = SUFFIXES.some((suffix) => name.toLowerCase().endsWith(suffix))
    if (!hasSuffix || !Value.Check(PortalFile, file)) throw new AppError('refused', 'portal.importBroken')
    const type = file.type ?? 0
    if (type === 0 && !isPortalDocument(file.formData ?? '')) throw new AppError('refused', 'portal.importBroken')
    const id = file.id && /^[\w-]{1,50}$/.test(file.id) ? file.id : undefined
    const names = { fullName: file.fullName.trim(), enCode: file.enCode.trim(), id: undefined }
    const isPresent = id !== undefined && (await repository.find(id)) !== undefined
    if (isPresent || (await repository.findNamesakes(names)).length > 0)
      throw new AppError('refused', 'portal.importPresent')
    // The id of a deleted portal stays with it.
    const isFree = id !== undefined && !(await repository.isKnown(id))
    await service.create(
      {
        fullName: file.fullName,
        enCode: file.enCode,
        category: file.category,
        type,
        linkType: file.linkType ?? null,
        customUrl: file.customUrl ?? null,
        formData: file.formData ?? null,
        description: file.description ?? null,
        sortCode: file.sortCode ?? 0,
        enabledMark: file.enabledMark === 0 ? 0 : 1,
        enabledLock: file.enabledLock === 1 ? 1 : 0,
      },
      actor,
      ...(isFree ? [id] : []),
    )
  }

  return { exportPortal, importFile }
}

export type PortalTransfer = ReturnType<typeof createPortalTransfer>

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
