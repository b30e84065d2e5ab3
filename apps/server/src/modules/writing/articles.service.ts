import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { createdBy, deletedBy, modifiedBy, recovered } from '../../platform/db/audited.ts'
import { laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import type { TicketService } from '../file/index.ts'
import { createArticlesRepository } from './articles.repository.ts'
import {
  type DocumentNode,
  EMPTY_DOCUMENT,
  readDocument,
  variablesOf,
  withoutComments,
} from './document/read-document.ts'
import { type Fill, htmlFile, writeHtml } from './document/write-html.ts'
import { writeMarkdown } from './document/write-markdown.ts'
import { summaryOf, writeText } from './document/write-text.ts'
import { findUserName } from '../user/user.access.ts'
import { keepVersion } from './keep-version.ts'
import type { Together } from './together/together.service.ts'
import { valuesOf } from './values-of.ts'
import { fileNameOf } from './file-name.ts'
import type { ArticleSource } from './article-record.schema.ts'
import type { ArticleRecords } from './article-record.ts'
import { createPartsRepository } from './parts.repository.ts'
import { systemVariables, withPlaceholders } from './system-variables.ts'
import { type ArticleAccess, MAX_CONTENT, type WritingArticleBody, type WritingArticleQuery } from './writing.schema.ts'
import type { WritingArticlesTable } from './writing.tables.ts'

interface ArticlesDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  tickets: Pick<TicketService, 'offer'>
  recordValues: ArticleRecords['values']
  together: Pick<Together, 'settle' | 'settleInside' | 'replaceInside' | 'hasDoc' | 'tellGone'>
}

/** The stored form of a document of a client: checked and with known content only. */
export function storedDocument(content: string): { json: string; document: DocumentNode } {
  if (content.length > MAX_CONTENT) throw refusedField('content', 'writing.contentTooLarge', { limit: MAX_CONTENT })
  const document = readDocument(content)
  if (!document) throw refusedField('content', 'writing.contentInvalid')
  return { json: JSON.stringify(document), document }
}

/** The right of a user to an article that was found for the user. */
const accessTo = (row: { creatorUserId: string | null; mayEdit: number | null }, { userId }: Actor): ArticleAccess => {
  if (row.creatorUserId === userId) return 'own'
  return row.mayEdit === 1 ? 'edit' : 'read'
}

/** Articles: the texts of a user. Other users do not find them, unless the owner shares them. */
export function createArticles({ db, tickets, recordValues, together, now, newId }: ArticlesDeps) {
  const repository = createArticlesRepository(db)
  /** The article as it is now, with the edits of everybody. */
  async function find(id: string, actor: Actor) {
    const row = found(await repository.find(id, actor.userId))
    return (await together.settle(id)) ? found(await repository.find(id, actor.userId)) : row
  }

  /** What the user may do with an article; undefined for an article that does not exist for the user. */
  async function accessOf(actor: Actor, id: string): Promise<ArticleAccess | undefined> {
    const row = await repository.findShare(id, actor.userId)
    return row && accessTo(row, actor)
  }

  /** Refuses what the user may not do. An article that the user may not even read is not found. */
  async function demand(id: string, { access, actor }: { access: 'own' | 'edit'; actor: Actor }) {
    const own = found(await accessOf(actor, id))
    if (own === 'own' || own === access) return
    throw new AppError('forbidden', access === 'own' ? 'writing.ownerOnly' : 'writing.readOnly')
  }

  async function list(query: WritingArticleQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword, status = '', source } = query
    const search = {
      userId: actor.userId,
      source: source || 'own',
      keyword,
      status: status === '' ? undefined : Number(status),
    }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize })
    return {
      list: rows.map(({ creatorUserId, mayEdit, owner, ...row }) => ({
        ...row,
        access: accessTo({ creatorUserId, mayEdit }, actor),
        owner: owner ?? '',
        content: '',
        creatorTime: row.creatorTime.getTime(),
        lastModifyTime: row.lastModifyTime?.getTime() ?? null,
        deleteTime: row.deleteTime?.getTime() ?? null,
      })),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  async function get(id: string, actor: Actor) {
    const row = await find(id, actor)
    const { title, content, variables, status, templateId, version, lastModifyTime, creatorUserId } = row
    const access = accessTo(row, actor)
    const owner = access === 'own' || !creatorUserId ? undefined : await findUserName(db, creatorUserId)
    return {
      id,
      title,
      content,
      variables: valuesOf(variables),
      status,
      templateId: templateId ?? '',
      source: sourceOf(row),
      version,
      lastModifyTime: lastModifyTime?.getTime() ?? null,
      access,
      owner: owner?.realName ?? '',
      isTogether: access !== 'own' || (await isTogether(id)),
    }
  }

  /** Once an article was shared it stays a document of several people: their browsers may hold edits of it. */
  const isTogether = async (id: string) => (await together.hasDoc(id)) || (await repository.shares(id)).length > 0

  async function create(body: WritingArticleBody, actor: Actor) {
    const document = withoutComments(storedDocument(body.content).document)
    const json = JSON.stringify(document)
    const id = newId()
    const at = now()
    await db.transaction().execute(async (trx) => {
      const inside = createArticlesRepository(trx)
      await inside.insert({
        id,
        title: body.title.trim(),
        content: json,
        summary: summaryOf(document),
        variables: JSON.stringify(body.variables ?? {}),
        status: body.status ?? 0,
        templateId: body.templateId || null,
        ...sourceColumns(body.source ?? null),
        ...createdBy(actor, at),
        lastModifyTime: at,
      })
      await keepVersion(trx, { now, newId }, { id, title: body.title.trim(), json, isKept: true, actor })
    })
    return { id, version: 1, savedAt: at.getTime() }
  }

  /** `keepsPresent`: the state before becomes a version, too. */
  async function update(
    id: string,
    { body, actor, keepsPresent = false }: { body: WritingArticleBody; actor: Actor; keepsPresent?: boolean },
  ) {
    const { json, document } = storedDocument(body.content)
    return await db.transaction().execute(async (trx) => {
      const inside = createArticlesRepository(trx)
      const access = found(await inside.findShare(id, actor.userId))
      if (accessTo(access, actor) === 'read') throw new AppError('forbidden', 'writing.readOnly')
      await together.settleInside(trx, id)
      const row = found(await inside.lock(id, actor.userId))
      if (body.version !== undefined && body.version !== row.version) throw new AppError('conflict', 'writing.changed')
      if (keepsPresent)
        await keepVersion(trx, { now, newId }, { id, title: row.title, json: row.content, isKept: true, actor })
      const at = laterThan(row, now())
      const version = row.version + 1
      const title = body.title.trim()
      await inside.update(id, {
        title,
        content: json,
        summary: summaryOf(document),
        ...(body.variables && { variables: JSON.stringify(body.variables) }),
        status: body.status ?? row.status,
        ...(body.source !== undefined && sourceColumns(body.source)),
        version,
        ...modifiedBy(actor, at),
      })
      if (json !== row.content || title !== row.title)
        await keepVersion(trx, { now, newId }, { id, title, json, isKept: body.isKept === true, actor })
      const { variables } = body
      const status = body.status ?? row.status
      await together.replaceInside(trx, id, { title, status, document, ...(variables && { variables }) })
      return { id, version, savedAt: at.getTime() }
    })
  }

  /** Sets the record that the article is about. The document and its version stay as they are. */
  async function setSource(id: string, { source, actor }: { source: ArticleSource | null; actor: Actor }) {
    await demand(id, { access: 'edit', actor })
    await repository.update(id, sourceColumns(source))
  }

  /** The record that the article is about. */
  async function readSource(id: string, actor: Actor) {
    found(await accessOf(actor, id))
    return sourceOf(found(await repository.source(id)))
  }

  /** Title and owner, without the document. Check the access of the actor before. */
  const headOf = async (id: string) => found(await repository.head(id))

  async function remove(id: string, actor: Actor) {
    await demand(id, { access: 'own', actor })
    await repository.update(id, deletedBy(actor, now()))
    together.tellGone(id)
  }

  /** Brings back a deleted article, with its versions, shares and comments. */
  async function recover(id: string, actor: Actor) {
    found(await repository.findDeleted(id, actor.userId))
    await repository.update(id, recovered)
  }

  /** Deletes a deleted article for good. */
  async function purge(id: string, actor: Actor) {
    found(await repository.findDeleted(id, actor.userId))
    await repository.purge(id)
  }

  async function copy(id: string, { actor, language }: { actor: Actor; language: Language }) {
    const row = await find(id, actor)
    const { title, content, variables, templateId } = row
    const copied = text(language, 'writing.copyTitle', { title }).slice(0, 200).toWellFormed()
    return await create(
      { title: copied, content, variables: valuesOf(variables), templateId, source: sourceOf(row) },
      actor,
    )
  }

  async function listVersions(id: string, actor: Actor) {
    await find(id, actor)
    return (await repository.versions(id)).map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))
  }

  async function getVersion(id: string, { number, actor }: { number: number; actor: Actor }) {
    await find(id, actor)
    const { title, content } = found(await repository.findVersion(id, number))
    return { number, title, content, text: writeText(readDocument(content) ?? EMPTY_DOCUMENT) }
  }

  /** Restores a version. The present state becomes a version before, so nothing is lost. */
  async function restore(id: string, { number, actor }: { number: number; actor: Actor }) {
    await demand(id, { access: 'edit', actor })
    const version = await getVersion(id, { number, actor })
    return await update(id, {
      body: { title: version.title, content: version.content, isKept: true },
      actor,
      keepsPresent: true,
    })
  }

  /**
   * Values of variables: what the user typed, otherwise the field of the record, the person and the date, a field of the record
   * with the same name, the default. Blank ones have none.
   */
  async function filledValues(
    variables: readonly { code: string; name: string }[],
    { actor, language, own, source }: Circumstances & { own: Record<string, string>; source: ArticleSource | null },
  ): Promise<Map<string, string>> {
    const codes = variables.map(({ code }) => code)
    const defaults = await createPartsRepository(db).findByCodes('variable', codes)
    const record = await recordValues(source, { variables, actor, language })
    const sources = [
      ...defaults.map(({ enCode, content }): [string, string] => [enCode, content]),
      ...record.byName,
      ...Object.entries(systemVariables({ actor, language, now: now() })),
      ...record.byCode,
      ...Object.entries(own),
    ]
    return new Map(sources.filter(([, value]) => value.trim() !== ''))
  }

  /** The article with its variables filled in, and those without a value. */
  async function output(id: string, { actor, language }: Circumstances) {
    const row = await find(id, actor)
    const { title, content, variables } = row
    const document = withPlaceholders(readDocument(content) ?? EMPTY_DOCUMENT, language)
    const used = variablesOf(document)
    const own = valuesOf(variables)
    const values = await filledValues(used, { actor, language, own, source: sourceOf(row) })
    const fill: Fill = ({ code }) => values.get(code)
    const missing = used.filter((variable) => fill(variable) === undefined)
    return { title, document, fill, missing, html: writeHtml(document, fill), source: sourceOf(row) }
  }

  async function exportAs(
    id: string,
    { format, actor, language }: { format: 'html' | 'markdown'; actor: Actor; language: Language },
  ) {
    const { title, document, fill, html } = await output(id, { actor, language })
    const fileName = fileNameOf(title)
    if (format === 'markdown') {
      const content = Buffer.from(writeMarkdown(document, fill))
      return await tickets.offer({ name: `${fileName}.md`, contentType: 'text/markdown; charset=utf-8', content })
    }
    const content = Buffer.from(htmlFile({ title, html, language }))
    return await tickets.offer({ name: `${fileName}.html`, contentType: 'text/html; charset=utf-8', content })
  }

  return {
    accessOf,
    demand,
    headOf,
    list,
    get,
    create,
    update,
    readSource,
    setSource,
    remove,
    recover,
    purge,
    copy,
    listVersions,
    getVersion,
    restore,
    output,
    exportAs,
  }
}

export type Articles = ReturnType<typeof createArticles>

interface Circumstances {
  actor: Actor
  language: Language
}

type Row = Pick<WritingArticlesTable, 'sourceModelId' | 'sourceMenuId' | 'sourceRecordId'>

const sourceOf = ({ sourceModelId: modelId, sourceMenuId, sourceRecordId: recordId }: Row): ArticleSource | null =>
  modelId === null || recordId === null ? null : { modelId, menuId: sourceMenuId ?? '', recordId }

const sourceColumns = (source: ArticleSource | null): Row => ({
  sourceModelId: source?.modelId ?? null,
  sourceMenuId: source?.menuId || null,
  sourceRecordId: source?.recordId ?? null,
})
