import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { type Design, dictionariesOf, type GeneratedFile, withBase } from '@sqos/code-generator'
import { type FormModel, readForm } from '@sqos/form-model'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import type { TicketService } from '../file/index.ts'
import type { createGeneratorModels } from '../model/index.ts'
import { generateCode, takenNames } from './generator.code.ts'
import type { GeneratorRepository, Shape } from './generator.repository.ts'
import type { GeneratorProperties, GeneratorQuery, GeneratorSettings, GeneratorStart } from './generator.schema.ts'
import { zipOf } from './generator.zip.ts'

const FLOW = 3
const WEB = 4
/** The folder that generated pages have by default; the directories of the menu that pages are in. */
const AREAS = ['business', 'extend', 'system', 'systemData', 'permission', 'onlineDev', 'workFlow']

/** The folder by default, and that of forms of flows, which have no module to choose. */
const DEFAULT_AREA = 'business'

type Button = 'view' | 'add' | 'edit' | 'remove' | 'download'

/** Mode of a form whose list has no design of its own. */
const FORM_ONLY = 1
const WITH_LIST = 2
const COPY_SUFFIX = '副本'

/** The permission of a page: forms and forms of flows have one each. */
const permissionOf = (type: number, button: Button): PermissionCode =>
  (type === FLOW ? PERMISSION.generatorFlow : PERMISSION.generatorWeb)[button]

/** The settings of the last download. Sub-tables are kept by name: the form may lose one or change their order. */
interface KeptSettings extends Omit<GeneratorSettings, 'subClassName'> {
  subClassNames?: Readonly<Record<string, string>>
}

/** Dependencies of the service. */
export interface GeneratorDeps extends Pick<Deps, 'db' | 'now'> {
  repository: GeneratorRepository
  models: ReturnType<typeof createGeneratorModels>
  tickets: TicketService
}

/** Designs that become code, and the code. The permission depends on the type of the design, so it is checked here. */
export function createGeneratorService({ db, repository, models, tickets, now }: GeneratorDeps) {
  function demand(actor: Actor, type: number, button: Button) {
    if (!may(actor, permissionOf(type, button))) throw new AppError('forbidden', 'error.forbidden')
  }

  async function list(query: GeneratorQuery, actor: Actor) {
    demand(actor, query.type, 'view')
    const { rows, total } = await models.page(query)
    const downloads = await repository.listDownloads(rows.map(({ id }) => id))
    const times = new Map(downloads.map(({ modelId, createdAt }) => [modelId, createdAt.getTime()]))
    const { currentPage = 1, pageSize = 20 } = query
    return {
      list: rows.map((row) => ({
        id: row.id,
        fullName: row.fullName,
        enCode: row.enCode,
        category: row.categoryName ?? '',
        webType: row.webType,
        creatorUser: row.creatorName ? `${row.creatorName}/${row.creatorAccount}` : '',
        creatorTime: row.creatorTime.getTime(),
        lastModifyTime: row.lastModifyTime?.getTime() ?? null,
        downloadTime: times.get(row.id) ?? null,
        hasForm: Boolean(row.hasForm),
      })),
      pagination: { currentPage, pageSize, total },
    }
  }

  async function listSources(type: number, actor: Actor) {
    demand(actor, type, 'add')
    return (await models.listSources()).list
  }

  async function start({ type, fullName, webType = WITH_LIST, modelId }: GeneratorStart, actor: Actor) {
    demand(actor, type, 'add')
    return { id: await models.start({ type, fullName, webType, sourceId: modelId ?? undefined }, actor) }
  }

  /** A design of these pages, for a person with the permission. */
  async function findFor(id: string, { actor, button }: { actor: Actor; button: Button }) {
    const model = found(await models.find(id))
    if (model.type !== FLOW && model.type !== WEB) throw new AppError('notFound', 'error.notFound')
    demand(actor, model.type, button)
    return model
  }

  async function getProperties(id: string, actor: Actor): Promise<GeneratorProperties> {
    const { fullName, enCode, category, description, lastModifyTime } = await findFor(id, { actor, button: 'edit' })
    return { fullName, enCode, category, description, lastModifyTime: lastModifyTime?.getTime() ?? null }
  }

  async function update(id: string, { body, actor }: { body: GeneratorProperties; actor: Actor }) {
    await findFor(id, { actor, button: 'edit' })
    await models.change(id, { body, actor })
  }

  async function setMode(id: string, { webType, actor }: { webType: number; actor: Actor }) {
    const { type } = await findFor(id, { actor, button: 'edit' })
    // Forms of flows have no mode.
    if (type !== WEB) throw new AppError('notFound', 'error.notFound')
    await models.change(id, { body: { webType }, actor })
  }

  async function copy(id: string, actor: Actor) {
    await findFor(id, { actor, button: 'add' })
    return { id: await models.copy(id, { suffix: COPY_SUFFIX, actor }) }
  }

  /** The design of a model for the generator. */
  async function read(id: string, { actor, button }: { actor: Actor; button: Button }) {
    const model = await findFor(id, { actor, button })
    if (!model.formData) throw new AppError('refused', 'generator.noForm')
    const form = readForm(model.formData, model.tables)
    const design: Design = {
      fullName: model.fullName,
      enCode: model.enCode,
      formData: model.formData,
      columnData: model.webType === FORM_ONLY ? undefined : model.columnData,
      tables: model.tables,
    }
    const [workspace, standAlone] = [
      await repository.findDownload(id, 'workspace'),
      await repository.findDownload(id, 'standAlone'),
    ]
    const isNewer = standAlone && (!workspace || standAlone.createdAt > workspace.createdAt)
    const lastShape: Shape = isNewer ? 'standAlone' : 'workspace'
    return { model, form, design, downloads: { workspace, standAlone }, lastShape }
  }

  type ReadDesign = Awaited<ReturnType<typeof read>>

  /** What the dialog begins with: the last settings, else names of the design. */
  function outputOf({ model, form, downloads, lastShape }: ReadDesign, shape: Shape = lastShape) {
    const last = downloads[shape] ?? downloads[lastShape]
    const kept: KeptSettings = last ? JSON.parse(last.settings) : {}
    return {
      shape,
      module: kept.module || DEFAULT_AREA,
      className: kept.className || namedTable(form.tables.main?.name) || model.enCode,
      description: kept.description || model.fullName,
      subTables: form.subTables.map(({ label, name, children: [column] }) => ({
        label: label || name,
        className: kept.subClassNames?.[name] || namedTable(column?.binding?.table) || label || name,
      })),
      downloadTime: last?.createdAt.getTime() ?? null,
    }
  }

  async function getOutput(id: string, actor: Actor) {
    return outputOf(await read(id, { actor, button: 'view' }))
  }

  async function generate(asked: ReadDesign, body: GeneratorSettings) {
    const { shape = asked.lastShape } = body
    const usual = outputOf(asked, shape)
    const { form, design, downloads } = asked
    const subNames =
      body.subClassName === undefined ? usual.subTables.map(({ className }) => className) : body.subClassName.split(',')
    const given = subNames.map((name) => name.trim()).filter((name) => name !== '')
    if (new Set(given.map((name) => name.toLowerCase())).size < given.length)
      throw refusedField('subClassName', 'generator.doubleNames')
    const settings = {
      shape,
      module: asked.model.type === FLOW ? DEFAULT_AREA : body.module?.trim() || usual.module,
      className: body.className?.trim() || usual.className,
      description: body.description?.trim() || usual.description,
      subClassNames: Object.fromEntries(form.subTables.map(({ name }, index) => [name, subNames[index]?.trim() ?? ''])),
    }
    const taken = takenNames(await repository.listTables(), downloads.workspace?.name)
    const entriesOf = shape === 'standAlone' ? await readEntries(design) : undefined
    return { shape, settings, ...(await generateCode({ design, settings, taken, entriesOf })) }
  }

  /** The entries of the dictionaries of a design, which a project of its own takes with it. */
  async function readEntries(design: Design) {
    const codes = dictionariesOf(design)
    const entries = await Promise.all(codes.map((code) => listDictionaryOptions(db, code)))
    const byCode = new Map(codes.map((code, index) => [code, entries[index] ?? []]))
    return (code: string) => byCode.get(code) ?? []
  }

  async function preview(id: string, { body, actor }: { body: GeneratorSettings; actor: Actor }) {
    const asked = await read(id, { actor, button: 'view' })
    const { shape, name, files, notes } = await generate(asked, body)
    const last = asked.downloads[shape]
    const before = new Map(lastFiles(last).map(({ path, text }) => [path, text]))
    return {
      shape,
      name,
      notes: [...notes],
      downloadTime: last?.createdAt.getTime() ?? null,
      list: foldersOf(files, { before, root: name }),
    }
  }

  async function download(id: string, { body, actor }: { body: GeneratorSettings; actor: Actor }) {
    const asked = await read(id, { actor, button: 'download' })
    demandFilled(asked, body)
    const { shape, name, files, settings } = await generate(asked, body)
    const moment = now()
    const content = await zipOf(shape === 'standAlone' ? withBase(files) : files, moment)
    await repository.keepDownload({
      modelId: id,
      shape,
      name,
      settings: JSON.stringify(settings),
      files: JSON.stringify(files),
      userId: actor.userId,
      createdAt: moment,
    })
    return await tickets.offer({
      name: `${asked.model.fullName}_${stampOf(moment)}.zip`,
      contentType: 'application/zip',
      content,
    })
  }

  async function remove(id: string, actor: Actor) {
    await findFor(id, { actor, button: 'remove' })
    await models.discard(id, actor)
  }

  return {
    list,
    listSources,
    start,
    getProperties,
    update,
    setMode,
    copy,
    getOutput,
    preview,
    download,
    remove,
    areas: () => AREAS,
  }
}

/** 输出设置 is complete in a download; a preview may omit what it does not know. */
function demandFilled({ model, form }: { model: { type: number }; form: FormModel }, body: GeneratorSettings) {
  const isBlank = (text: string | undefined) => (text ?? '').trim() === ''
  const hasModule = model.type !== FLOW && body.shape !== 'standAlone'
  if (hasModule && isBlank(body.module)) throw refusedField('module', 'generator.noModule')
  if (isBlank(body.className)) throw refusedField('className', 'generator.noClassName')
  if (isBlank(body.description)) throw refusedField('description', 'generator.noDescription')
  const subNames = (body.subClassName ?? '').split(',')
  if (form.subTables.some((_, index) => isBlank(subNames[index])))
    throw refusedField('subClassName', 'generator.noSubClassName')
}

/** The name of a table that a person chose; undefined for those of the platform, which have a number for a name. */
const namedTable = (table: string | undefined) =>
  table === undefined || table === '' || /^(?:mt|ct)[0-9a-f]{32}$/.test(table) ? undefined : table

export type GeneratorService = ReturnType<typeof createGeneratorService>

const lastFiles = (last: { files: string } | undefined): GeneratedFile[] => (last ? JSON.parse(last.files) : [])

interface Compared {
  /** The texts of the last download by path. */
  before: ReadonlyMap<string, string>
  /** What the folder of files without a folder is called. */
  root: string
}

/** The files in their folders, in the order of the generator. */
function foldersOf(files: readonly GeneratedFile[], { before, root }: Compared) {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  return [...folders].map(([folder, children]) => ({
    id: folder || root,
    fileName: folder || root,
    children: children.map(({ path, text }) => ({
      id: path,
      fileName: path.slice(path.lastIndexOf('/') + 1),
      folderName: folder,
      fileType: path.slice(path.lastIndexOf('.') + 1),
      fileContent: text,
      lastContent: before.get(path) ?? null,
    })),
  }))
}

/** `yyyyMMddHHmmss` in the time zone of the server. */
function stampOf(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate(), moment.getHours(), moment.getMinutes(), moment.getSeconds()]
  return `${moment.getFullYear()}${parts.map((part) => String(part).padStart(2, '0')).join('')}`
}
