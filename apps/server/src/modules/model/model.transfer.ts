import { convertForm, isRecord, readForm, type JsonRecord } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import { listImportedInterfaces } from '../data-interface/data-interface.access.ts'
import type { TicketService } from '../file/index.ts'
import { withOwnTables } from './table-plan/own-tables.ts'
import type { ModelDeps, ModelWriter } from './model.writer.ts'
import { withInterfaces } from './where-used.ts'

/** Type of models of online development. */
const ONLINE = 1

const text = Type.Union([Type.Null(), Type.String()])
const whole = Type.Union([Type.Null(), Type.Integer()])

/** The exchange file of this API family: one model; unknown keys are ignored. */
const ModelFile = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50 }),
  fullName: Type.String({ minLength: 1, maxLength: 100 }),
  enCode: Type.String({ minLength: 1, maxLength: 50 }),
  category: Type.Optional(text),
  type: Type.Integer(),
  webType: Type.Optional(Type.Union([Type.Null(), Type.Integer(), Type.String()])),
  sortCode: Type.Optional(whole),
  description: Type.Optional(text),
  tables: Type.Optional(text),
  formData: Type.Optional(text),
  columnData: Type.Optional(text),
  appColumnData: Type.Optional(text),
  flowTemplateJson: Type.Optional(text),
})
type ModelFile = Static<typeof ModelFile>

const NAMES = new Map(Object.keys(ModelFile.properties).map((name) => [name.toLowerCase(), name]))

/** Exports models to `.vdd` files and imports them. */
export function createTransfer({
  db,
  repository,
  writer,
  tickets,
  newId,
  columns,
}: ModelDeps & { writer: ModelWriter; columns: PageColumns; tickets: TicketService }) {
  async function exportModel(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const model = found(await repository.find(id))
    const content = Object.fromEntries(Object.entries(model).filter(([name]) => name in ModelFile.properties))
    return await tickets.offer({
      name: `${model.fullName}.vdd`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify({ ...content, state: model.state, dbLinkId: model.dbLinkId })),
    })
  }

  /**
   * Adds the model of a file. The model keeps its id and tables where they are free. A model of another type becomes one of
   * online development; `madeFor` is its type. References to data interfaces that were imported under another id lead to
   * these; `interfaces` has their names.
   */
  async function importModel(upload: Upload, actor: Actor) {
    const file = parse(upload)
    const [present] = await repository.findNamed({ ...file, editedId: undefined })
    if (present || (await repository.find(file.id)))
      throw new AppError('refused', 'model.importExists', { params: { name: file.fullName } })
    // A deleted model keeps its id and records, so an import of the same id creates another model.
    const isUsed = await repository.isIdUsed(file.id)
    const id = isUsed ? newId() : file.id
    const imported = await listImportedInterfaces(db)
    const replaced = new Set<string>()
    const ids = new Map([...imported].map(([from, { id: to }]) => [from, to]))
    const redirect = (document: string | null | undefined) => withInterfaces(document ?? null, { ids, replaced })
    const documents = {
      tables: file.tables ?? '[]',
      formData: redirect(convertedForm(file.formData)),
      columnData: redirect(file.columnData),
      appColumnData: redirect(file.appColumnData),
    }
    const body = {
      fullName: file.fullName,
      enCode: file.enCode,
      category: file.category || '0',
      // Records and menus exist for online functions only.
      type: ONLINE,
      webType: Math.min(3, Math.max(1, Number(file.webType ?? 2) || 2)),
      sortCode: file.sortCode ?? 0,
      description: file.description ?? '',
      flowTemplateJson: file.flowTemplateJson ?? null,
      ...(isUsed ? withOwnTables(documents, { modelId: id, newId }) : documents),
    }
    await writer.create(body, { actor, id })
    const interfaces = [...replaced].map((from) => imported.get(from)?.fullName ?? '')
    return { name: file.fullName, madeFor: file.type === ONLINE ? undefined : file.type, interfaces }
  }

  return { exportModel, importModel }
}

/** `formData` with the components of form generators converted; refused when no component can be read. */
function convertedForm(formData: string | null | undefined): string | null {
  const document = parseRecord(formData)
  if (!formData || !document) return formData ?? null
  const converted = convertForm(document)
  const { fields } = converted
  const hasFields = Array.isArray(fields) && fields.length > 0
  if (hasFields && readForm(converted).items.length === 0) throw new AppError('refused', 'model.importForeign')
  return converted === document ? formData : JSON.stringify(converted)
}

function parseRecord(source: string | null | undefined): JsonRecord | undefined {
  try {
    const document: unknown = JSON.parse(source ?? '')
    return isRecord(document) ? document : undefined
  } catch {
    return undefined
  }
}

export type Transfer = ReturnType<typeof createTransfer>

/** Parses a file; keys match without case, because other systems capitalise them differently. */
function parse({ name: fileName, content }: Upload): ModelFile {
  if (!fileName.toLowerCase().endsWith('.vdd')) throw new AppError('refused', 'model.importSuffix')
  const source = parseJson(content.toString('utf8'))
  if (typeof source !== 'object' || source === null) throw new AppError('refused', 'model.importBroken')
  const row = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const known = NAMES.get(name.toLowerCase())
      return known === undefined ? [] : [[known, value]]
    }),
  )
  if (!Value.Check(ModelFile, row)) throw new AppError('refused', 'model.importBroken')
  return row
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\u{FEFF}/u, ''))
  } catch {
    throw new AppError('refused', 'model.importBroken')
  }
}
