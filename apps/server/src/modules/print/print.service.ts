import { randomInt } from 'node:crypto'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import {
  createPrintRepository,
  type PRINT_SEARCHED,
  type PrintRepository,
  type PrintTemplateRecord,
} from './print.repository.ts'
import { checkSource } from './print-sources.ts'
import {
  type DataSource,
  PrintTemplate,
  PrintTemplateRow,
  type PrintSelectorQuery,
  type PrintTemplateBody,
  type PrintTemplateQuery,
} from './print.schema.ts'

/** The dictionary of categories. */
const CATEGORIES = 'printDev'
/** The parent of the categories in trees. Source: contract of the API family, platform, section 1.3. */
const ROOT = '0'

interface PrintServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: PrintRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof PRINT_SEARCHED)[number]>
}

/** Manages print templates. */
export function createPrintService({ db, repository, configuration, columns, now, newId }: PrintServiceDeps) {
  const limitRow = columns.limitValues(PrintTemplateRow)
  const limitRecord = columns.limitValues(PrintTemplate, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inTransaction: PrintRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'printTemplates', ids: [id] }], (trx) => apply(createPrintRepository(trx)))

  async function list(query: PrintTemplateQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map(
        ({ authorName, authorAccount, editorName, editorAccount, modelName, creatorTime, lastModifyTime, ...row }) =>
          limited({
            ...row,
            modelName: modelName ?? '',
            creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
            creatorTime: creatorTime.getTime(),
            lastModifyUser: editorAccount === null ? '' : `${editorName}/${editorAccount}`,
            lastModifyTime: lastModifyTime?.getTime() ?? null,
          }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** The enabled templates by category; templates of a deleted category are in a category of its code. */
  async function listNodes(query: PrintSelectorQuery) {
    const templates = await repository.listEnabled(query)
    const known = (await listDictionaryOptions(db, CATEGORIES)).filter(({ parentId }) => parentId === ROOT)
    const unknown = [...new Set(templates.map(({ category }) => category))]
      .filter((code) => !known.some(({ enCode }) => enCode === code))
      .map((code) => ({ id: code, enCode: code, fullName: code }))
    return [...known, ...unknown].flatMap(({ id, enCode, fullName }) => {
      const children = templates
        .filter(({ category }) => category === enCode)
        .map((template) => ({ ...template, parentId: id }))
      return children.length === 0 ? [] : [{ id, fullName, num: children.length, children }]
    })
  }

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const row = await find(id)
    const limited = await limitRecord(actor)
    return limited({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      category: row.category,
      type: row.type,
      modelId: row.modelId ?? '',
      dataSource: dataSourceOf(row),
      interfaceId: row.interfaceId ?? '',
      dbLinkId: row.dbLinkId,
      sqlTemplate: row.sqlTemplate,
      leftFields: row.leftFields,
      printTemplate: row.printTemplate,
      pageJson: row.pageJson,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  /** An enabled template. */
  async function getEnabled(id: string) {
    const row = await find(id)
    if (row.enabledMark !== 1) throw new AppError('refused', 'print.disabled')
    return row
  }

  /** An enabled template, to print with. */
  async function getLook(id: string) {
    const row = await getEnabled(id)
    const { fullName, printTemplate, pageJson } = row
    return { id, fullName, printTemplate, pageJson, dataSource: dataSourceOf(row) }
  }

  async function create(body: PrintTemplateBody, actor: Actor) {
    const id = newId()
    await write(actor, id, async (inTransaction) => {
      await checkNames(inTransaction, body)
      const values = valuesOf(body)
      checkSource(values, { before: undefined, actor })
      await inTransaction.insert({ ...values, ...createdBy(actor, now()), ...NOT_CHANGED, id })
    })
  }

  async function update(id: string, { body, actor }: { body: PrintTemplateBody; actor: Actor }) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      const values = valuesOf(body, row)
      checkSource(values, { before: row, actor })
      await inTransaction.update(id, { ...values, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** A disabled copy. Source of its name: contract of the API family, platform, section 4.2. */
  async function copy(id: string, actor: Actor) {
    const { creatorTime: _created, lastModifyTime: _modified, deleteTime: _deleted, ...row } = await find(id)
    const copyId = newId()
    const suffix = String(randomInt(10_000, 100_000))
    await write(actor, copyId, async (inTransaction) => {
      const names = { fullName: `${row.fullName}副本${suffix}`, enCode: `${row.enCode}${suffix}` }
      if (names.fullName.length > 100 || names.enCode.length > 50) throw new AppError('refused', 'print.copyTooLong')
      await checkNames(inTransaction, names)
      await inTransaction.insert({
        ...row,
        ...names,
        ...NOT_CHANGED,
        ...createdBy(actor, now()),
        id: copyId,
        enabledMark: 0,
      })
    })
  }

  async function remove(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      found(await inTransaction.find(id))
      await inTransaction.update(id, deletedBy(actor, now()))
    })
  }

  async function toggle(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function listRevisions(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    await find(id)
    const rows = await repository.listRevisions(id)
    return rows.map(({ after, createdAt, realName, account, ...row }, index) => ({
      id: row.id,
      creatorTime: createdAt.getTime(),
      userName: account === null ? '' : `${realName}/${account}`,
      fullName: textOf(after, 'full_name') ?? '',
      isCurrent: index === 0,
    }))
  }

  /** Restores body and paper of a revision: a new write, so that nothing is lost. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    await columns.demandAllColumns(actor)
    const { after } = found((await repository.listRevisions(id)).find((one) => one.id === revisionId))
    const [printTemplate, pageJson] = [textOf(after, 'print_template'), textOf(after, 'page_json')]
    if (printTemplate === undefined || pageJson === undefined) throw new AppError('notFound', 'error.recordMissing')
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { printTemplate, pageJson, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  return {
    list,
    listNodes,
    find,
    get,
    getEnabled,
    getLook,
    create,
    update,
    copy,
    remove,
    toggle,
    listRevisions,
    restore,
  }
}

export type PrintService = ReturnType<typeof createPrintService>

const NOT_CHANGED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** A text column of a row as JSON. */
function textOf(row: unknown, column: string): string | undefined {
  const value: unknown =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === column)?.[1] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Refuses a name or code of another template. */
async function checkNames(
  repository: PrintRepository,
  { fullName, enCode }: Pick<PrintTemplateBody, 'fullName' | 'enCode'>,
  id?: string,
) {
  const wanted = { fullName: fullName.trim(), enCode: enCode.trim() }
  const others = await repository.findNamesakes({ ...wanted, id })
  if (others.some((row) => row.fullName === wanted.fullName)) throw refusedField('fullName', 'print.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'print.codeTaken')
}

/** The columns that a body may leave out. */
type Defaults = Pick<
  PrintTemplateRecord,
  | 'type'
  | 'modelId'
  | 'dataSource'
  | 'interfaceId'
  | 'dbLinkId'
  | 'sqlTemplate'
  | 'leftFields'
  | 'printTemplate'
  | 'pageJson'
  | 'enabledMark'
  | 'sortCode'
  | 'description'
>

const NEW: Defaults = {
  type: 2,
  modelId: null,
  dataSource: 'record',
  interfaceId: null,
  dbLinkId: '0',
  sqlTemplate: '[]',
  leftFields: '',
  printTemplate: '',
  pageJson: '',
  enabledMark: 1,
  sortCode: 0,
  description: '',
}

/** The source of a stored template. */
export const dataSourceOf = ({ dataSource }: { dataSource: string }): DataSource =>
  dataSource === 'sql' || dataSource === 'interface' ? dataSource : 'record'

/** Values that the body leaves out stay as they were. */
const valuesOf = (body: PrintTemplateBody, before: Defaults = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  category: body.category,
  type: body.type ?? before.type,
  modelId: body.modelId === undefined ? before.modelId : body.modelId || null,
  dataSource: body.dataSource ?? dataSourceOf(before),
  interfaceId: body.interfaceId === undefined ? before.interfaceId : body.interfaceId || null,
  dbLinkId: body.dbLinkId || before.dbLinkId,
  sqlTemplate: body.sqlTemplate ?? before.sqlTemplate,
  leftFields: body.leftFields ?? before.leftFields,
  printTemplate: body.printTemplate ?? before.printTemplate,
  pageJson: body.pageJson ?? before.pageJson,
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})
