import { REQUEST_METHOD } from '@sqos/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { DataInterfaceBody } from './data-interface.schema.ts'
import type { InterfaceService } from './data-interface.service.ts'

/** File extension of exported interfaces. Source: contract of the API family, platform, section 1.6. */
const SUFFIX = '.bd'

/** Exported keys; unknown keys of other systems and null values are ignored. */
const EXPORTED_KEYS = [
  'fullName',
  'enCode',
  'categoryId',
  'checkType',
  'ipAddress',
  'dataType',
  'requestMethod',
  'responseType',
  'dbLinkId',
  'query',
  'path',
  'requestHeaders',
  'requestParameters',
  'dataProcessing',
  'sortCode',
  'enabledMark',
  'description',
] as const

interface TransferDeps {
  service: InterfaceService
  tickets: TicketService
  columns: PageColumns
}

/** Exports data interfaces to `.bd` files and imports them. */
export function createInterfaceTransfer({ service, tickets, columns }: TransferDeps) {
  async function exportInterface(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const row = await service.find(id)
    const content = { id: row.id, ...Object.fromEntries(EXPORTED_KEYS.map((key) => [key, row[key]])) }
    return await tickets.offer({
      name: `${row.fullName}${SUFFIX}`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  /**
   * Imports the interface of a file under its own id, so that forms and lists find it. When another interface has the
   * id, the new one gets another id; `takenBy` is the name of the existing one.
   */
  async function importFile(upload: Upload, actor: Actor): Promise<{ takenBy: string | undefined }> {
    const { id, body } = parse(upload)
    return await service.add(body, { actor, id })
  }

  return { exportInterface, importFile }
}

export type InterfaceTransfer = ReturnType<typeof createInterfaceTransfer>

const Row = Type.Record(Type.String(), Type.Unknown())

/** Format of the ids of this API family. */
const ID = /^[\w-]{1,50}$/

function parse({ name, content }: Upload): { id: string | undefined; body: DataInterfaceBody } {
  if (!name.toLowerCase().endsWith(SUFFIX)) throw new AppError('refused', 'dataInterface.importSuffix')
  const row = parseJson(content.toString('utf8'))
  if (!Value.Check(Row, row)) throw new AppError('refused', 'dataInterface.importBroken')
  const body = Object.fromEntries(
    EXPORTED_KEYS.flatMap((key) => {
      const value = row[key]
      if (value === null || value === undefined) return []
      return [[key, key === 'requestMethod' ? readMethod(value) : value]]
    }),
  )
  if (!Value.Check(DataInterfaceBody, body)) throw new AppError('refused', 'dataInterface.importBroken')
  const id = row['id'] ?? row['F_Id'] ?? row['f_id']
  return { id: typeof id === 'string' && ID.test(id) ? id : undefined, body }
}

const METHODS: ReadonlyMap<string, string> = new Map([
  ['insert', REQUEST_METHOD.insert],
  ['update', REQUEST_METHOD.update],
  ['select', REQUEST_METHOD.select],
  ['delete', REQUEST_METHOD.remove],
  ['get', REQUEST_METHOD.get],
  ['post', REQUEST_METHOD.post],
])

/** Some systems store the method as a number, or as a name in any case. */
const readMethod = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (METHODS.get(String(value).trim().toLowerCase()) ?? value)

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
