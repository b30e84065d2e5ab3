import type { Language } from '@sqos/contract'
import { asText, own, type FormItem, type JsonRecord } from '@sqos/form-model'
import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { isTextKey, text } from '../../platform/text.ts'
import type { Upload } from '../../platform/upload.ts'
import { bufferWorkbook, readWorkbook, XLSX } from '../../platform/workbook/index.ts'
import { issueBillNumber } from '../bill-rule/index.ts'
import type { FileService } from '../file/index.ts'
import { createCellReaders, importableItems, type CellReader } from './import-values.ts'
import { read } from './record-reader.ts'
import { placedFields } from './record-sql.ts'
import { issueNumbers, valuesToWrite } from './record-values.ts'
import { createRecordRepository } from './record.repository.ts'
import type { Caller, OnlineDevDeps, Opened, RecordService } from './record.service.ts'

/** Rows of one file. */
const MAX_ROWS = 50_000
/** Records of another model that a relation is looked up in. */
const MAX_RELATED = 50_000

/** A row of a file as texts, by the names of the fields. */
export type ImportRow = Record<string, string>

/** What is wrong with a cell; `row` counts from 0. */
export interface ImportFault {
  row: number
  field: string
  message: string
}

interface Asked extends Caller {
  language: Language
}

/** Records out of workbooks: looked at first, then taken row by row. */
export function createRecordImport({
  db,
  now,
  newId,
  models,
  records,
  files,
}: OnlineDevDeps & { records: RecordService; files: FileService }) {
  async function open(modelId: string, actor: Actor) {
    const opened = await records.open(modelId, { actor })
    opened.access.demand('upload')
    return { opened, items: importableItems(opened.model.form.fields.filter(opened.access.mayField)) }
  }

  /** An empty workbook with a column for each field that can be filled. */
  async function template(modelId: string, actor: Actor) {
    const { opened, items } = await open(modelId, actor)
    return await offer(`${opened.model.fullName}导入模板.xlsx`, { items, rows: [], extra: [] })
  }

  /** Keeps a file for ten minutes; its ticket stands for it in `preview`. */
  async function keep({ name, content }: Upload) {
    const { url } = await files.offer({ name, contentType: 'application/octet-stream', content })
    return { name: url.split('encryption=')[1] ?? '', url: '' }
  }

  /** The rows of a file, and what would be wrong with each of their cells. Nothing is written. */
  async function preview(modelId: string, { fileName, ...asked }: Asked & { fileName: string }) {
    const { opened, items } = await open(modelId, asked.actor)
    const { content } = await files.fetch(fileName)
    const rows = await readRows(content, items)
    const { faults } = await check(opened, { items, rows, ...asked })
    return { headerRow: items.map(({ name, label }) => ({ id: name, fullName: label })), dataRow: rows, faults }
  }

  /** Takes what is right and says what is wrong with the rest; a dry run writes nothing. */
  async function take(
    modelId: string,
    { list, dryRun, ...asked }: Asked & { list: readonly ImportRow[]; dryRun: boolean },
  ) {
    const { opened, items } = await open(modelId, asked.actor)
    const { values, faults } = await check(opened, { items, rows: list, ...asked })
    const good = values.flatMap((row, index) => (row ? [{ index, values: row }] : []))
    const failed = dryRun ? [] : await insert(opened, good)
    const late = failed.map(({ index, key }) => ({ row: index, field: '', message: say(asked.language, key) }))
    const all = [...faults, ...late]
    const bad = new Set(all.map(({ row }) => row))
    return {
      snum: list.length - bad.size,
      fnum: bad.size,
      resultType: bad.size === 0 ? 0 : 1,
      failResult: list.flatMap((row, index) =>
        bad.has(index)
          ? [
              {
                ...row,
                errorsInfo: all
                  .filter((fault) => fault.row === index)
                  .map(({ message }) => message)
                  .join('；'),
              },
            ]
          : [],
      ),
      faults: all,
    }
  }

  /** The rows that were not taken, with the reason beside each, to be mended and taken again. */
  async function exceptions(modelId: string, { list, actor }: { list: readonly ImportRow[]; actor: Actor }) {
    const { opened, items } = await open(modelId, actor)
    return await offer(`${opened.model.fullName}异常数据.xlsx`, { items, rows: list, extra: ['errorsInfo'] })
  }

  async function offer(
    name: string,
    { items, rows, extra }: { items: readonly FormItem[]; rows: readonly ImportRow[]; extra: readonly string[] },
  ) {
    const content = await bufferWorkbook({
      sheetName: name.replace('.xlsx', ''),
      columns: [
        ...headingsOf(items).map((header) => ({ header, width: 20 })),
        ...extra.map(() => ({ header: '异常原因', width: 40 })),
      ],
      rows: rows.map((row) => [...items.map((item) => row[item.name] ?? ''), ...extra.map((key) => row[key] ?? '')]),
    })
    return await files.offer({ name, contentType: XLSX, content })
  }

  /** Understands and checks rows as if each were a form that somebody sends. */
  async function check(
    opened: Opened,
    { items, rows, actor, side, language }: Asked & { items: readonly FormItem[]; rows: readonly ImportRow[] },
  ) {
    if (rows.length > MAX_ROWS) throw new AppError('refused', 'workbook.tooManyRows', { params: { max: MAX_ROWS } })
    const { model, storage, access } = opened
    const readers = await createCellReaders(db, items, (item) => relatedIds(item, actor.authorityVersion))
    const context = await records.contextOf(model, actor)
    const faults: ImportFault[] = []
    const values = rows.map((row, index) => {
      const sent = valuesOf(row, { index, items, readers, language, faults })
      if (faults.at(-1)?.row === index) return undefined
      try {
        return valuesToWrite({
          form: model.form,
          storage,
          sent,
          stored: undefined,
          mayField: access.mayField,
          side,
          context,
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        for (const [field, problem] of Object.entries(error.details.fields ?? { '': error.messageKey }))
          faults.push({ row: index, field, message: say(language, problem, error.details.params) })
        return undefined
      }
    })
    return { values, faults }
  }

  /** Writes rows together; when the database refuses one, each by itself, so that the others get in. */
  async function insert(
    opened: Opened,
    rows: readonly { index: number; values: JsonRecord }[],
  ): Promise<{ index: number; key: string }[]> {
    if (rows.length === 0) return []
    try {
      await insertTogether(opened, rows)
      return []
    } catch (error) {
      if (rows.length === 1) {
        const [row] = rows
        const key = error instanceof AppError ? error.messageKey : isDuplicate(error) ? 'error.duplicate' : undefined
        if (key === undefined || !row) throw error
        return [{ index: row.index, key }]
      }
      const failed: { index: number; key: string }[] = []
      for (const row of rows) failed.push(...(await insert(opened, [row])))
      return failed
    }
  }

  async function insertTogether({ model, storage }: Opened, rows: readonly { values: JsonRecord }[]) {
    await db.transaction().execute(async (trx) => {
      const repository = createRecordRepository(trx)
      const base = newId().slice(0, 26)
      for (const { values } of rows) await issueNumbers(model.form, values, (rule) => issueBillNumber(trx, rule, now()))
      const made = rows.map(({ values }, index) => ({ id: `${base}${index.toString(16).padStart(6, '0')}`, values }))
      const keys = await repository.insertMany(storage.main, made)
      for (const table of storage.secondary) {
        const children = made.map(({ values }, index) => ({ id: newId(), parent: keys[index] ?? '', values }))
        for (const child of children) child.parent = await repository.targetOf(storage, { table, id: child.parent })
        await repository.insertRows(table, children)
      }
    })
  }

  /** Ids of the records of another model by what a relation field shows of them. */
  async function relatedIds(item: FormItem, version: string): Promise<ReadonlyMap<string, string[]>> {
    const model = await models.open(asText(own(item.node, 'modelId')) ?? '', version)
    const field = model?.storage && placedFields(model.storage).get(asText(own(item.node, 'relationField')) ?? '')
    const ids = new Map<string, string[]>()
    if (!model?.storage || !field) return ids
    const rows = await createRecordRepository(db).list(model.storage, {
      fields: [field],
      where: sql<SqlBool>`true`,
      slice: { order: undefined, limit: MAX_RELATED, offset: 0 },
    })
    for (const row of rows) {
      const label = asText(read(row, [field.item])[field.item.name])
      if (label) ids.set(label, [...(ids.get(label) ?? []), row.id])
    }
    return ids
  }

  return { template, keep, preview, take, exceptions }
}

export type RecordImport = ReturnType<typeof createRecordImport>

const say = (
  language: Language,
  problem: string | { key: string; params?: Record<string, string | number> },
  params = {},
) => {
  const { key, params: own_ = {} } = typeof problem === 'string' ? { key: problem } : problem
  return isTextKey(key) ? text(language, key, { ...params, ...own_ }) : key
}

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** Labels of the columns; two of one name say which field each is. */
function headingsOf(items: readonly FormItem[]): string[] {
  const count = Map.groupBy(items, ({ label }) => label)
  return items.map(({ label, name }) => ((count.get(label)?.length ?? 0) > 1 ? `${label}(${name})` : label))
}

async function readRows(content: Buffer, items: readonly FormItem[]): Promise<ImportRow[]> {
  const headings = headingsOf(items)
  const rows: ImportRow[] = []
  let columns: (FormItem | undefined)[] | undefined
  for await (const cells of readWorkbook(content, { rows: MAX_ROWS + 1 })) {
    if (!columns) {
      columns = cells.map((cell) => items[headings.indexOf(String(cell ?? '').trim())])
      if (columns.every((column) => column === undefined)) throw new AppError('refused', 'onlineDev.import.noColumns')
      continue
    }
    const row: ImportRow = {}
    for (const [at, cell] of cells.entries()) {
      const item = columns[at]
      if (item && cell !== null) row[item.name] = String(cell)
    }
    if (Object.values(row).some((value) => value !== '')) rows.push(row)
  }
  return rows
}

interface Reading {
  index: number
  items: readonly FormItem[]
  readers: ReadonlyMap<string, CellReader>
  language: Language
  faults: ImportFault[]
}

function valuesOf(row: ImportRow, { index, items, readers, language, faults }: Reading): JsonRecord {
  const values: JsonRecord = {}
  for (const { name } of items) {
    const cell = Object.hasOwn(row, name) ? row[name] : undefined
    const imported = readers.get(name)?.(cell ?? null) ?? { value: undefined }
    if ('problem' in imported) {
      faults.push({ row: index, field: name, message: text(language, imported.problem, imported.params) })
    } else if (imported.value !== undefined) values[name] = imported.value
  }
  return values
}
