import { asList, asNumber, asText, isRecord, type JsonRecord, own } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import type { RunInterface, SelectBy } from '../data-interface/index.ts'
import { checkStatement } from '../data-interface/data-interface.access.ts'
import { isPicture, type PrintValues, tableKey } from './print-data.ts'
import type { PrintTemplateBody } from './print.schema.ts'

/** Milliseconds of a statement. */
const MAX_TIME = 10_000
/** Statements of a template: the head and its sub-tables. */
const MAX_STATEMENTS = 20

/** The source of a template. */
export interface SourceOf {
  dataSource: string
  sqlTemplate: string
  interfaceId: string | null
}

interface SourceDeps {
  select: SelectBy
  runInterface: RunInterface
}

/** What a source is asked for. */
interface Asked {
  /** The record that is printed; '' for the columns only. */
  id: string
  actor: Actor
  /** Texts of the record, for parameters of a data interface. */
  texts: JsonRecord
  columns?: boolean
}

/** The rows of a source: of the head, and of each sub-table. */
type Parts = readonly (readonly JsonRecord[])[]

/** Reads values of templates from SQL and data interfaces. */
export function createPrintSources({ select, runInterface }: SourceDeps) {
  async function parts(template: SourceOf, asked: Asked): Promise<Parts> {
    if (template.dataSource === 'sql') return await partsOfSql(template, asked)
    if (!template.interfaceId) throw new AppError('refused', 'print.noInterface')
    const { id, actor, texts } = asked
    const given = Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const answer = await runInterface(template.interfaceId, { actor, given: { ...given, formId: id }, key: id })
    return partsOfAnswer(answer)
  }

  async function partsOfSql({ sqlTemplate }: SourceOf, { id, actor, columns }: Asked): Promise<Parts> {
    const found: JsonRecord[][] = []
    try {
      // One after the other: together they would use all connections of the caller.
      for (const statement of readStatements(sqlTemplate))
        found.push(await select(bound(statement), { parameters: { formId: id }, actor, columns, maxTime: MAX_TIME }))
    } catch (error) {
      // The reason of the database is for administrators, who write the statements.
      const isReason = error instanceof AppError && error.messageKey === 'dataInterface.sqlFailed'
      throw isReason && !actor.isAdministrator ? new AppError('refused', 'print.sqlFailed') : error
    }
    return found
  }

  /** Texts, numbers and pictures, with the keys of templates. Columns in `isHidden` are left out. */
  async function values(
    template: SourceOf,
    asked: Asked & { isHidden: (name: string, isOfTable: boolean) => boolean },
  ): Promise<PrintValues> {
    const [heads = [], ...tables] = await parts(template, asked)
    const shown = valuesOfRow(heads[0] ?? {}, (name) => asked.isHidden(name, false))
    for (const [index, rows] of tables.entries()) {
      if (rows.length === 0) continue
      const cells = rows.map((row) => valuesOfRow(row, (name) => asked.isHidden(name, true)))
      const key = tableKey(index)
      shown.printData[key] = cells.map(({ printData }) => printData)
      shown.numbers[key] = cells.map(({ numbers }) => numbers)
      shown.pictures[key] = cells.map(({ pictures }) => pictures)
    }
    return shown
  }

  /** The columns of the source, in the shape of the fields of a form. */
  async function fields(template: SourceOf, asked: Pick<Asked, 'id' | 'actor'>) {
    const [heads = [], ...tables] = await parts(template, { ...asked, texts: {}, columns: true })
    const columnsOf = (rows: readonly JsonRecord[]) =>
      [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
        field: name,
        fieldName: name,
        kind: '',
        isDrawn: false,
      }))
    return {
      headTable: columnsOf(heads),
      tables: tables.map((rows, index) => ({ name: tableKey(index), label: tableKey(index), fields: columnsOf(rows) })),
    }
  }

  return { values, fields }
}

export type PrintSources = ReturnType<typeof createPrintSources>

/** `@formId` of the API family as a bound parameter, also inside of a text. */
const bound = (statement: string) => statement.replaceAll(/@formId\b/g, '{formId}')

/** The statements of a template; throws for an unreadable list and for an empty statement. */
function readStatements(sqlTemplate: string): string[] {
  const list = parse(sqlTemplate)
  const statements = list.map((one) => (isRecord(one) ? (asText(own(one, 'sql')) ?? '') : ''))
  const empty = statements.findIndex((statement) => statement.trim() === '')
  if (statements.length === 0) throw refusedField('sqlTemplate', 'print.sqlMissing')
  if (statements.length > MAX_STATEMENTS) throw refusedField('sqlTemplate', 'print.sqlTooMany')
  if (empty === -1) return statements
  const problem = { key: 'print.sqlEmpty', params: { number: empty + 1 } }
  throw new AppError('refused', problem.key, { params: problem.params, fields: { sqlTemplate: problem } })
}

function parse(json: string): readonly unknown[] {
  try {
    return asList(JSON.parse(json || '[]'))
  } catch {
    throw refusedField('sqlTemplate', 'print.sqlBroken')
  }
}

/** Refuses a source that cannot be read, and SQL that is not written by an administrator. */
export function checkSource(
  body: Pick<PrintTemplateBody, 'dataSource'> & Pick<SourceOf, 'sqlTemplate' | 'interfaceId'> & { dbLinkId: string },
  { before, actor }: { before: SourceOf | undefined; actor: Pick<Actor, 'isAdministrator'> },
) {
  if (body.dataSource === 'interface' && !body.interfaceId) throw refusedField('interfaceId', 'print.noInterface')
  if (body.dataSource !== 'sql') return
  const isSame = before?.dataSource === 'sql' && before.sqlTemplate === body.sqlTemplate
  if (!isSame && !actor.isAdministrator) throw refusedField('sqlTemplate', 'print.sqlAdministrator')
  if (body.dbLinkId !== '0') throw refusedField('dbLinkId', 'print.sqlDatabase')
  for (const statement of readStatements(body.sqlTemplate)) {
    try {
      checkStatement(bound(statement))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { messageKey: key, details } = error
      const params = details.params ?? {}
      throw new AppError('refused', key, { params, fields: { sqlTemplate: { key, params } } })
    }
  }
}

/** A source that is not stored yet, of a form that is edited. */
interface UnstoredSource {
  /** The template, if it was stored before. */
  id?: string | undefined
  dataSource?: PrintTemplateBody['dataSource']
  sqlTemplate?: string | null | undefined
  interfaceId?: string | null | undefined
  dbLinkId?: string | null | undefined
}

/** Reads a source that is not stored yet. Refuses what cannot be stored: SQL of others than administrators. */
export async function unstoredSource(
  { id, dataSource = 'sql', sqlTemplate, interfaceId, dbLinkId }: UnstoredSource,
  { templates, actor }: { templates: { find: (id: string) => Promise<SourceOf> }; actor: Actor },
): Promise<SourceOf & { dataSource: NonNullable<PrintTemplateBody['dataSource']> }> {
  const source = { dataSource, sqlTemplate: sqlTemplate ?? '', interfaceId: interfaceId ?? null }
  const before = id ? await templates.find(id) : undefined
  checkSource({ ...source, dbLinkId: dbLinkId || '0' }, { before, actor })
  return source
}

/** An object is the head, and its lists are the sub-tables; of a list the first row is the head, and all are the sub-table. */
function partsOfAnswer(answer: unknown): Parts {
  if (isRecord(answer)) {
    const entries = Object.entries(answer)
    const head = Object.fromEntries(entries.filter(([, value]) => !isTable(value)))
    return [[head], ...entries.flatMap(([, value]) => (isTable(value) ? [rowsOf(value)] : []))]
  }
  const rows = rowsOf(answer)
  return rows.length === 0 ? [[]] : [rows.slice(0, 1), rows]
}

const isTable = (value: unknown) => Array.isArray(value) && value.every(isRecord)

const rowsOf = (value: unknown): JsonRecord[] => asList(value).filter(isRecord)

const NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/

function valuesOfRow(row: JsonRecord, isHidden: (name: string) => boolean): PrintValues {
  const shown: PrintValues = { printData: {}, numbers: {}, pictures: {} }
  for (const [name, value] of Object.entries(row)) {
    if (isHidden(name)) continue
    const text = asText(value) ?? JSON.stringify(value ?? '')
    shown.printData[name] = text
    const number = NUMBER.test(text) ? asNumber(Number(text)) : undefined
    if (number !== undefined) shown.numbers[name] = number
    if (isPicture(text)) shown.pictures[name] = [text]
  }
  return shown
}
