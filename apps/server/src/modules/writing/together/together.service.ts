import type { FastifyBaseLogger } from 'fastify'
import * as Y from 'yjs'
import type { Actor } from '../../../platform/actor.ts'
import { modifiedBy } from '../../../platform/db/audited.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { afterCommit } from '../../../platform/db/transaction-guard.ts'
import { laterThan } from '../../../platform/db/unchanged.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { ArticleEditMessage } from '@sqos/contract/realtime'
import { ARTICLE_SCHEMA, MAX_ARTICLE_EDIT } from '@sqos/contract/realtime'
import type { Realtime } from '../../realtime/index.ts'
import { createArticlesRepository } from '../articles.repository.ts'
import { EMPTY_DOCUMENT, readDocument } from '../document/read-document.ts'
import { summaryOf } from '../document/write-text.ts'
import { keepVersion } from '../keep-version.ts'
import { valuesOf } from '../values-of.ts'
import { MAX_CONTENT } from '../writing.schema.ts'
import { docOf, isEdit, isVector, readShared, replaceShared, seed, type SharedArticle } from './shared-document.ts'
import { createTogetherRepository } from './together.repository.ts'

/** Milliseconds after the last edit, and after the first one at the latest, until an article becomes a version. */
const SETTLE_AFTER = 3000
const SETTLE_WITHIN = 12_000

interface TogetherDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  rooms: Pick<Realtime['rooms'], 'tell'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Person = Pick<Actor, 'userId' | 'realName'>

/** The sender of an edit, as others hear of it. */
type Sender = Pick<ArticleEditMessage, 'userId' | 'name' | 'tab' | 'clientId' | 'presence'>

const SERVER: Sender = { userId: '', name: '', tab: '' }

export const roomOf = (articleId: string) => `article:${articleId}`

/**
 * Articles that several people edit at once. Edits are updates of Yjs: they are stored one after the other before anybody hears of them, and
 * no server keeps a document in its memory. A moment later they become the stored JSON, which everything else reads. Callers check rights.
 */
export function createTogether({ db, now, newId, rooms, log }: TogetherDeps) {
  const repository = createTogetherRepository(db)
  const waiting = new Map<string, { first: number; timer: NodeJS.Timeout }>()
  let isStopped = false

  function tellEdit(articleId: string, edit: Uint8Array | undefined, sender: Sender) {
    const text = edit && Buffer.from(edit).toString('base64')
    const part = text === undefined ? {} : text.length > MAX_ARTICLE_EDIT ? { isBehind: true as const } : { edit: text }
    rooms.tell(roomOf(articleId), { method: 'articleEdit', articleId, ...sender, ...part, schema: ARTICLE_SCHEMA })
  }

  /** The document of an article, made from its JSON the first time. */
  async function open(articleId: string) {
    return await db.transaction().execute(async (trx) => {
      const inside = createTogetherRepository(trx)
      const row = found(await inside.lockArticle(articleId))
      const doc = await inside.findDoc(articleId)
      if (doc) return { ...doc, edits: await inside.edits(articleId), version: row.version }
      const { title, status, variables, content } = row
      const document = readDocument(content) ?? EMPTY_DOCUMENT
      const state = seed({ title, status, variables: valuesOf(variables), document })
      const docId = newId()
      await inside.insertDoc({ articleId, docId, state })
      return { docId, state, edits: [], version: row.version }
    })
  }

  /** What a client with this state vector lacks, and the vector of the server. */
  async function sync(articleId: string, vector: string) {
    const known = vector === '' ? undefined : Buffer.from(vector, 'base64')
    if (known && !isVector(known)) throw new AppError('refused', 'error.malformed')
    const { docId, state, edits, version } = await open(articleId)
    const doc = docOf(
      state,
      edits.map(({ edit }) => edit),
    )
    return {
      docId,
      version,
      update: Buffer.from(Y.encodeStateAsUpdate(doc, known)).toString('base64'),
      vector: Buffer.from(Y.encodeStateVector(doc)).toString('base64'),
    }
  }

  /** Stores an edit and tells everybody. */
  async function append(articleId: string, { edit, sender }: { edit: string; sender: Sender }) {
    const bytes = Buffer.from(edit, 'base64')
    if (!isEdit(bytes)) throw new AppError('refused', 'error.malformed')
    const isStored = await repository.insertEdit({ articleId, edit: bytes, userId: sender.userId, createdAt: now() })
    if (!isStored) throw new AppError('refused', 'writing.contentTooLarge', { params: { limit: MAX_CONTENT } })
    tellEdit(articleId, bytes, sender)
    settleLater(articleId)
  }

  function settleLater(articleId: string) {
    if (isStopped) return
    const time = performance.now()
    const before = waiting.get(articleId)
    clearTimeout(before?.timer)
    const first = before?.first ?? time
    const pause = Math.max(0, Math.min(SETTLE_AFTER, first + SETTLE_WITHIN - time))
    const timer = setTimeout(() => {
      waiting.delete(articleId)
      settle(articleId).catch((error: unknown) => log.warn({ err: error }, 'edits of an article wait for the next try'))
    }, pause).unref()
    waiting.set(articleId, { first, timer })
  }

  /** Makes the stored edits the article that everything else reads. */
  async function settle(articleId: string, kept?: Pick<Actor, 'userId'>) {
    if (!kept && !(await repository.hasEdits(articleId))) return undefined
    return await db.transaction().execute((trx) => settleInside(trx, articleId, kept))
  }

  /** The same in a transaction. Undefined if there is no document. */
  async function settleInside(trx: Trx, articleId: string, kept?: Pick<Actor, 'userId'>) {
    const inside = createTogetherRepository(trx)
    const row = await inside.lockArticle(articleId)
    const stored = row && (await inside.findDoc(articleId))
    if (!stored) return undefined
    const edits = await inside.edits(articleId)
    const last = edits.at(-1)
    const done = { version: row.version, savedAt: row.lastModifyTime ?? row.creatorTime }
    const doc = docOf(
      stored.state,
      edits.map(({ edit }) => edit),
    )
    if (last) {
      const state = Y.encodeStateAsUpdate(doc)
      await inside.absorb(articleId, { state, numbers: edits.map(({ number }) => number) })
    }
    const article = readShared(doc)
    const json = JSON.stringify(article.document)
    if (json.length > MAX_CONTENT) {
      tellSaved(articleId, row.version, 'tooLarge')
      return done
    }
    const title = article.title.trim() || row.title
    const isChanged = json !== row.content || title !== row.title
    const actor = kept ?? { userId: last?.userId ?? row.creatorUserId ?? '' }
    if (isChanged || kept)
      await keepVersion(trx, { now, newId }, { id: articleId, title, json, isKept: kept !== undefined, actor })
    const variables = JSON.stringify(article.variables)
    if (!isChanged && article.status === row.status && variables === row.variables) return done
    const version = row.version + 1
    const savedAt = laterThan(row, now())
    await createArticlesRepository(trx).update(articleId, {
      title,
      content: json,
      summary: summaryOf(article.document),
      variables,
      status: article.status,
      version,
      ...modifiedBy({ userId: last?.userId ?? actor.userId }, savedAt),
    })
    tellSaved(articleId, version)
    return { version, savedAt }
  }

  function tellSaved(articleId: string, version: number, problem?: 'tooLarge') {
    afterCommit(() =>
      rooms.tell(roomOf(articleId), { method: 'articleSaved', articleId, version, ...(problem && { problem }) }),
    )
  }

  /** A whole article that was saved, such as a restored version, as an edit of the document; nothing if there is none. */
  async function replaceInside(trx: Trx, articleId: string, article: Partial<SharedArticle>) {
    const inside = createTogetherRepository(trx)
    const stored = await inside.findDoc(articleId)
    if (!stored) return
    const edits = await inside.edits(articleId)
    const doc = docOf(
      stored.state,
      edits.map(({ edit }) => edit),
    )
    const edit = replaceShared(doc, article)
    const state = Y.encodeStateAsUpdate(doc)
    await inside.absorb(articleId, { state, numbers: edits.map(({ number }) => number) })
    afterCommit(() => tellEdit(articleId, edit, SERVER))
  }

  /** Articles whose edits were left when a server stopped. */
  async function settleLeft() {
    for (const articleId of await repository.unsettled(new Date(now().getTime() - SETTLE_WITHIN))) {
      await settle(articleId).catch((error: unknown) =>
        log.warn({ err: error }, 'edits of an article were not taken over'),
      )
    }
  }

  const senderOf = ({ userId, realName }: Person, tab: string): Sender => ({ userId, name: realName, tab })

  return {
    sync,
    append,
    settle,
    settleInside,
    settleLeft,
    replaceInside,
    senderOf,
    hasDoc: repository.hasDoc,
    tellPresence: (articleId: string, sender: Sender) => tellEdit(articleId, undefined, sender),
    /** Its comments have changed; call it after the commit. */
    tellComments: (articleId: string) => rooms.tell(roomOf(articleId), { method: 'articleComments', articleId }),
    /** The article was deleted. */
    tellGone: (articleId: string) =>
      rooms.tell(roomOf(articleId), { method: 'articleAccess', articleId, access: 'none' }),
    stop() {
      isStopped = true
      for (const { timer } of waiting.values()) clearTimeout(timer)
    },
  }
}

export type Together = ReturnType<typeof createTogether>
