import { Readable } from 'node:stream'
import type { Language } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { asList, asText, type FormItem, noNames, own } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import type { Files } from '../file/index.ts'
import type { TextPaper } from '../print/index.ts'
import type { DetailedRecord, RecordPort } from '../record/index.ts'
import { listPrintedDecisions } from '../workflow/print.access.ts'
import { fileNameOf } from './file-name.ts'
import type { ArticleSource, WritingRecord, WritingRecordChoice, WritingRecordQuery } from './article-record.schema.ts'
import { APPROVAL } from './system-variables.ts'

/** Start of the codes of variables that are fields of a record. */
const RECORD_CODE = 'record.'
/** Type of the files in fields that take all kinds of files. */
const FILES = 'annex'
/** Records offered at once. */
const OFFERED = 20

const NOTHING = { modelName: '', title: '', variables: [], fileFields: [] }

interface Reader {
  actor: Actor
  language: Language
}

interface ArticleRecordDeps extends Pick<Deps, 'db'> {
  records: Pick<RecordPort, 'detail' | 'fields' | 'query' | 'update'>
  files: Pick<Files, 'store' | 'remove'>
  paper: TextPaper
}

/** The records that articles are about. Everybody reads of them what the own menu grants show. */
export function createArticleRecords({ db, records, files, paper }: ArticleRecordDeps) {
  const requestOf = ({ modelId, menuId }: Pick<ArticleSource, 'modelId' | 'menuId'>, actor: Actor) => ({
    modelId,
    caller: { actor, side: 'pc' as const },
    grant: { source: 'menu' as const, menuId: menuId || undefined },
  })

  const detail = (source: ArticleSource, actor: Actor) =>
    records.detail({ ...requestOf(source, actor), id: source.recordId })

  /** The record with its variables; state `missing` if it was deleted or the actor may not read it. */
  async function read(source: ArticleSource | null, { actor, language }: Reader): Promise<WritingRecord> {
    if (!source) return { ...NOTHING, state: 'none', modelId: '', menuId: '', recordId: '' }
    const { modelId, menuId = '', recordId } = source
    const record = { modelId, menuId, recordId }
    try {
      const shown = await detail(source, actor)
      const fields = variablesOfRecord(shown)
      return {
        ...record,
        state: 'shown',
        modelName: shown.modelName,
        title: fields.find(({ value }) => value !== '')?.value ?? '',
        variables: [...fields, ...(await approvalOf(shown, { recordId, language }))],
        fileFields: shown.items.filter(isFiles).map(({ name, label }) => ({ name, label })),
      }
    } catch (error) {
      // A form that is missing, disabled or not granted, or a deleted record: the reader does not learn which.
      if (!(error instanceof AppError)) throw error
      return { ...NOTHING, ...record, state: 'missing' }
    }
  }

  /** The decisions on the record as a variable, for those who may open its request. */
  async function approvalOf(
    { approval }: DetailedRecord,
    { recordId, language }: Pick<ArticleSource, 'recordId'> & Pick<Reader, 'language'>,
  ) {
    if (!approval?.mayOpen) return []
    const lines = (await listPrintedDecisions(db, recordId))
      .filter(({ handleStatus }) => handleStatus === 0 || handleStatus === 1)
      .map(({ nodeName, handleStatus, userName, handleTime, handleOpinion: opinion }) => {
        const key = `writing.approval.${handleStatus === 1 ? 'passed' : 'refused'}${opinion === '' ? '' : 'With'}`
        const facts = { node: nodeName, who: userName.split('/')[0] ?? '', time: formatDate(handleTime), opinion }
        return text(language, key, facts)
      })
    return [{ code: APPROVAL, name: text(language, `writing.variable.${APPROVAL}`), value: lines.join('\n') }]
  }

  /** The variables of a form and its records to choose from: the last ones, or those whose first text has the keyword. */
  async function choice(query: WritingRecordQuery, actor: Actor): Promise<WritingRecordChoice> {
    const request = requestOf(query, actor)
    const { fields } = await records.fields(request)
    const texts = fields.filter(({ isTyped }) => isTyped).slice(0, 2)
    const [first] = texts
    const keyword = query.keyword?.trim() ?? ''
    const filters = first && keyword !== '' ? [{ field: first.name, test: 'contains' as const, value: keyword }] : []
    const { rows } = await records.query({
      ...request,
      filters,
      fields: texts.map(({ name }) => name),
      pageSize: OFFERED,
    })
    return {
      searched: first?.label ?? '',
      variables: fields.map(({ name, label }) => ({ code: `${RECORD_CODE}${name}`, name: label })),
      list: rows.map((row) => {
        const words = texts.flatMap(({ name }) => asText(own(row, name)) || [])
        return { id: String(row['id']), title: words.join(' · ') || String(row['id']) }
      }),
    }
  }

  /** Texts of the record by the codes of its variables, and by the names of other variables that are called like a field. */
  async function values(
    source: ArticleSource | null,
    { variables, ...reader }: Reader & { variables: readonly { code: string; name: string }[] },
  ): Promise<{ byCode: [string, string][]; byName: [string, string][] }> {
    if (!source || variables.length === 0) return { byCode: [], byName: [] }
    const fields = (await read(source, reader)).variables
    const named = new Map(fields.map(({ name, value }) => [name, value]))
    return {
      byCode: fields.map(({ code, value }) => [code, value]),
      byName: variables.flatMap(({ code, name }) => (named.has(name) ? [[code, named.get(name) ?? '']] : [])),
    }
  }

  /** Adds a text as PDF to the files of a field of the record. */
  async function addFile(
    source: ArticleSource | null,
    { field, id, title, html, actor, language }: FileOfArticle & { actor: Actor; language: Language },
  ) {
    if (!source) throw new AppError('refused', 'writing.noRecord')
    const { items, values: held } = await detail(source, actor)
    const item = items.find((one) => one.name === field && isFiles(one))
    if (!item) throw refusedField('field', 'writing.noFileField')
    paper.demandBrowser()
    const content = Readable.from(paper.print({ id, title, html }, { actor, language }))
    const name = `${fileNameOf(title)}.pdf`
    const file = await files.store(content, { type: FILES, fileName: name, ownerId: actor.userId })
    try {
      const list = [...asList(own(held, field)), { name, fileId: file.name }]
      await records.update({ ...requestOf(source, actor), id: source.recordId, values: { [field]: list } })
    } catch (error) {
      await files.remove(file.name)
      throw error
    }
    return { label: item.label }
  }

  return { read, choice, values, addFile }
}

export type ArticleRecords = ReturnType<typeof createArticleRecords>

interface FileOfArticle {
  field: string
  /** Of the article. */
  id: string
  title: string
  html: string
}

const isFiles = ({ name, kind }: FormItem) => name !== '' && kind.fileType === FILES

/** The fields of a record that the reader sees, as variables. Sub-tables and what the rules of the form hide are missing. */
const variablesOfRecord = ({ items, texts, values, isHiddenByRules }: DetailedRecord) =>
  items
    .filter((item) => item.name !== '' && item.kind.role !== 'table' && !isHiddenByRules(item))
    .map((item) => ({
      code: `${RECORD_CODE}${item.name}`,
      name: item.label,
      value: item.kind.isDrawn
        ? item.kind.display(own(values, item.name), { node: item.node, names: noNames })
        : (asText(own(texts, item.name)) ?? ''),
    }))
