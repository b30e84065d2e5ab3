import { RESULT, type Language } from '@sqos/contract'
import {
  argumentsOf,
  filtersOf,
  missingIn,
  withInitial,
  type ReportBlock,
  type ReportDocument,
  type ReportFilter,
  type ReportMeasure,
  type ReportValues,
} from '@sqos/report-model'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import type { Datasets } from '../dataset/index.ts'
import type { ReportBlockData, ReportDataBody, ReportResult } from './report.schema.ts'
import { documentIn, type ReportViewing } from './report-viewing.service.ts'

/** Records of a list on the screen. */
const MAX_ROWS = 5000
/** Values of a choice. */
const MAX_CHOICES = 500

/** Who asks for data. */
export interface ReportAsking {
  actor: Actor
  /** Undefined for a job. */
  request: FastifyRequest | undefined
  language: Language
}

interface DataDeps {
  datasets: Datasets
  viewing: ReportViewing
  log: FastifyBaseLogger
}

const COUNT: ReportMeasure = { key: 'n', test: 'count' }

/** Reads the data of reports: all blocks at the same time, and a failed one does not fail the others. */
export function createReportDataService({ datasets, viewing, log }: DataDeps) {
  async function readBlock(
    block: ReportBlock,
    { document, values, asking, maxRows }: Reading,
  ): Promise<ReportBlockData | undefined> {
    if (block.kind === 'text' || block.kind === 'break') return undefined
    const { id } = block
    try {
      const { query, asked } = sourceOf(document, block.source, { values, asking, own: block.filters })
      if (block.kind === 'list') {
        const groups = block.groups.map(({ field }) => field)
        const { columns, rows, isTruncated, ...extract } = await datasets.reports.records(
          query,
          { fields: block.fields, sort: groups, limit: maxRows },
          asked,
        )
        const question = { rows: block.groups, columns: [], measures: block.measures }
        const cube = block.measures.length > 0 ? apart(await datasets.reports.cube(query, question, asked)) : undefined
        const titleOf = new Map(block.groups.map(({ field, title }) => [field, title]))
        const isShown = (key: string) => block.fields.length === 0 || block.fields.includes(key)
        return {
          id,
          ...extract,
          list: {
            rows,
            isTruncated,
            columns: columns.filter(({ key }) => isShown(key) && !groups.includes(key)),
            groups: groups.flatMap((field) => {
              const column = columns.find(({ key }) => key === field)
              return column ? [{ ...column, title: titleOf.get(field) || column.title }] : []
            }),
            ...(cube && { cube: cube.cube }),
          },
        }
      }
      if (block.kind === 'chart') {
        const rows = [block.by]
        const columns = block.series ? [block.series] : []
        return { id, ...apart(await datasets.reports.cube(query, { rows, columns, measures: [block.measure] }, asked)) }
      }
      const measures = block.measures.length > 0 ? block.measures : [COUNT]
      return { id, ...apart(await datasets.reports.cube(query, { ...block, measures }, asked)) }
    } catch (error) {
      return { id, error: errorOf(error, { ...asking, log }) }
    }
  }

  /** The data of a document; nothing is read while a required parameter has no value. */
  async function read(
    document: ReportDocument,
    { params = {}, blocks }: ReportDataBody,
    asking: ReportAsking & { maxRows?: number },
  ): Promise<ReportResult> {
    const values = withInitial(document, params)
    const missing = missingIn(document, values).map(({ name }) => name)
    if (missing.length > 0) return { params: values, missing, blocks: [] }
    const wanted = document.blocks.filter(({ id }) => blocks === undefined || blocks.includes(id))
    const reading = { document, values, asking, maxRows: asking.maxRows ?? MAX_ROWS }
    const data = await Promise.all(wanted.map((block) => readBlock(block, reading)))
    return { params: values, missing, blocks: data.filter((one) => one !== undefined) }
  }

  /** The choices of a parameter: those of the document, or the values of a field; limited by its parent. */
  async function choices(
    document: ReportDocument,
    { name, params = {} }: { name: string; params?: ReportValues | undefined },
    asking: ReportAsking,
  ) {
    const parameter = document.parameters.find((one) => one.name === name)
    if (!parameter) throw new AppError('refused', 'report.parameterUnknown', { params: { name } })
    const { optionsFrom, options, parent } = parameter
    if (!optionsFrom || optionsFrom.source === '') return options
    const all = withInitial(document, params)
    // Other parameters do not narrow the choices: only the one above does.
    const values = parent === undefined ? {} : { [parent]: all[parent] }
    const { query, asked } = sourceOf(document, optionsFrom.source, { values, asking, own: [] })
    const key = { field: optionsFrom.field }
    const cube = await datasets.reports.cube(query, { rows: [key], columns: [], measures: [COUNT] }, asked)
    const [column] = cube.rows
    return cube.cells
      .flatMap(([depth, , value]) =>
        depth === 1 && value !== null && value !== undefined
          ? [{ value: String(value), label: column?.texts?.[String(value)] ?? String(value) }]
          : [],
      )
      .slice(0, MAX_CHOICES)
  }

  return {
    read,
    choices,
    /** The data of a saved report. The document is the saved one: callers cannot send other sources. */
    async data(id: string, body: ReportDataBody, asking: ReportAsking) {
      return await read((await viewing.open(id, asking.actor)).document, body, asking)
    },
    /** The data of a document that its designer has not saved yet. */
    preview: (body: ReportDataBody & { content: string }, asking: ReportAsking) =>
      read(documentIn(body.content), body, asking),
    async savedChoices(id: string, asked: { name: string; params?: ReportValues | undefined }, asking: ReportAsking) {
      return await choices((await viewing.open(id, asking.actor)).document, asked, asking)
    },
    previewedChoices: (
      asked: { name: string; content: string; params?: ReportValues | undefined },
      asking: ReportAsking,
    ) => choices(documentIn(asked.content), asked, asking),
  }
}

/** A cube apart from the moment of its extract. */
const apart = ({ rows, columns, measures, cells, ...extract }: Awaited<ReturnType<Datasets['reports']['cube']>>) => ({
  cube: { rows, columns, measures, cells },
  ...extract,
})

export type ReportDataService = ReturnType<typeof createReportDataService>

interface Reading {
  document: ReportDocument
  values: ReportValues
  asking: ReportAsking
  maxRows: number
}

/** The dataset of a source, with what the values narrow. */
function sourceOf(
  document: ReportDocument,
  id: string,
  {
    values,
    asking: { actor, request },
    own,
  }: { values: ReportValues; asking: ReportAsking; own: readonly ReportFilter[] },
) {
  const source = document.sources.find((one) => one.id === id)
  if (!source) throw new AppError('refused', 'report.sourceMissing')
  const filters = filtersOf(document, id, values)
  return { query: source.dataset, asked: { actor, request, own, filters, given: argumentsOf(document, id, values) } }
}

function errorOf(error: unknown, { language, request, log }: ReportAsking & { log: FastifyBaseLogger }) {
  if (error instanceof AppError)
    return { code: RESULT[error.result], msg: text(language, error.messageKey, error.details.params) }
  const lines = request?.log ?? log
  lines.error({ err: error }, 'a block of a report failed')
  return { code: RESULT.internal, msg: text(language, 'error.internal', { traceId: request?.id ?? '' }) }
}
