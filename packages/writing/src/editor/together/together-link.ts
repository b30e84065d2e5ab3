import { ABORTED, isApiError, NO_ANSWER } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { ARTICLE_SCHEMA, MAX_ARTICLE_EDIT, type ServerMessageOf } from '@sqos/contract/realtime'
import type { Realtime } from '@sqos/realtime'
import type { SharedDocument } from '@sqos/rich-text/together'
import type { SaveState } from '../autosave.ts'
import { fromBase64, toBase64 } from './base64.ts'

/** What the server has. */
interface Synced {
  docId: string
  update: string
  vector: string
}

/** The right of the user, as it is now; `outdated` if the page does not know everything that the article may have. */
export type LinkAccess = 'edit' | 'read' | 'none' | 'outdated'

export interface LinkOptions {
  articleId: string
  docId: string
  /** Name of this tab. */
  tab: string
  version: number
  access: LinkAccess
  shared: SharedDocument
  mergeEdits: (edits: readonly Uint8Array[]) => Uint8Array
  realtime: Pick<Realtime, 'send' | 'on' | 'status'>
  /** Reads what this tab lacks; rejects with an ApiError. */
  sync: (vector: string) => Promise<Synced>
  /** Adds an edit and saves; resolves with the version, rejects with an ApiError. */
  merge: (merged: { edit?: string; isKept: boolean }) => Promise<number>
  /** Keeps a copy in the browser; undefined once the server has everything. */
  keep: (edits: Uint8Array | undefined) => Promise<void>
  onState: (state: SaveState) => void
  onAccess: (access: LinkAccess) => void
  /** Milliseconds. */
  pauses?: { send: number; answer: number; copy: number; retry: number; check: number; beat: number }
}

/** Milliseconds: edits are gathered, answered, kept in the browser, tried again, compared with the server, and signs of life. */
const PAUSES = { send: 150, answer: 8000, copy: 800, retry: 15_000, check: 60_000, beat: 12_000 }
/** Beats after which somebody who says nothing is gone. */
const MISSED_BEATS = 3

/**
 * Connects the document of a tab with the server. Edits go through the socket and count as saved when the server has stored them; large ones
 * and those without a socket go by the API. After each interruption both sides compare what they have, so that nothing depends on
 * messages that were lost. Has the face of `Autosave`.
 */
export class TogetherLink {
  readonly #options: LinkOptions
  readonly #pauses: NonNullable<LinkOptions['pauses']>
  #version: number
  #access: LinkAccess
  #state: SaveState = 'saved'
  /** Edits that were not sent, and those without an answer. */
  #pending: Uint8Array[] = []
  #sent = new Map<string, Uint8Array>()
  /** The server may lack something that is in neither. */
  #mustCompare = false
  #mustTell = true
  #count = 0
  #running: Promise<void> | undefined
  #turn = 0
  #timers: Partial<Record<'send' | 'answer' | 'copy' | 'retry' | 'check' | 'beat', ReturnType<typeof setTimeout>>> = {}
  #stops: (() => void)[] = []
  #isActive = false

  constructor(options: LinkOptions) {
    this.#options = options
    this.#pauses = options.pauses ?? PAUSES
    this.#version = options.version
    this.#access = options.access
    options.shared.onEdit((edit) => this.#edited(edit))
    options.shared.presence.onMove(() => this.#tellPlace())
  }

  get isUnsaved(): boolean {
    return this.#pending.length > 0 || this.#sent.size > 0 || this.#mustCompare
  }

  get version(): number {
    return this.#version
  }

  /** Joins. `hasMore`: this browser kept edits that the server may lack. */
  start({ hasMore = false } = {}): void {
    const { realtime, articleId } = this.#options
    this.#isActive = true
    const own = <Message extends { articleId: string }>(handle: (message: Message) => void) => {
      return (message: Message) => {
        if (message.articleId === articleId) handle(message)
      }
    }
    this.#stops = [
      realtime.on(
        'articleEdit',
        own((message) => this.#heard(message)),
      ),
      realtime.on(
        'articleSaved',
        own(({ version, problem }) => {
          this.#version = version
          if (problem) this.#setState('refused')
        }),
      ),
      realtime.on(
        'articleAccess',
        own(({ access }) => this.#accessChanged(access)),
      ),
      realtime.on('error', (message) => this.#refused(message)),
      // After each connection: the server has forgotten who follows what, and messages may be lost.
      realtime.on('initMessage', () => this.#join()),
    ]
    if (hasMore) this.#mustCompare = true
    this.#join()
    this.#checkLater()
    this.#beatLater()
  }

  /** Edits come from the document: nothing to do. */
  changed(): void {}

  replaced(version: number): void {
    this.#version = version
  }

  /** Sends everything now. `isKept` keeps a version. */
  async save({ isKept = false } = {}): Promise<void> {
    await this.#running
    if (this.#access !== 'edit' || (!this.isUnsaved && !isKept)) return
    if (this.#mustCompare) await this.compare()
    if (isKept || this.isUnsaved) await this.#run(() => this.#merge(isKept))
  }

  /** Leaves. What the server has not stays in the browser. */
  async end(): Promise<void> {
    const { realtime, articleId, tab, shared } = this.#options
    realtime.send({
      method: 'EditArticle',
      articleId,
      tab,
      presence: { ...shared.place(), cursor: '', isGone: true },
    })
    realtime.send({ method: 'LeaveArticle', articleId, tab })
    for (const stop of this.#stops) stop()
    this.#isActive = false
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
    this.#timers = {}
    await this.save()
    if (this.isUnsaved) await this.#keep()
  }

  /** Reads what this tab lacks, and sends what the server lacks. */
  compare(): Promise<void> {
    return this.#run(async () => {
      if (this.#access === 'outdated') return
      const { shared, docId, sync } = this.#options
      const synced = await sync(toBase64(shared.vector()))
      // Somebody brought the database back from a backup: edits of the old document mean nothing there.
      if (synced.docId !== docId) return this.#setState('conflict')
      shared.receive(fromBase64(synced.update))
      if (!this.isUnsaved || this.#access !== 'edit') return this.#settled()
      this.#pending = [shared.since(fromBase64(synced.vector))]
      this.#sent.clear()
      this.#mustCompare = false
      await this.#merge(false)
    })
  }

  #join(): void {
    if (!this.#isActive || this.#access === 'none' || this.#access === 'outdated') return
    const { realtime, articleId, tab } = this.#options
    realtime.send({ method: 'JoinArticle', articleId, tab, schema: ARTICLE_SCHEMA })
    this.#tellPlace()
    void this.compare()
  }

  #edited(edit: Uint8Array): void {
    this.#pending.push(edit)
    if (this.#state !== 'offline' && this.#state !== 'conflict') this.#setState('unsaved')
    this.#timers.copy ??= setTimeout(() => void this.#keep(), this.#pauses.copy)
    this.#plan('send', () => this.#flush())
  }

  #flush(): void {
    const { realtime, articleId, tab, shared, mergeEdits } = this.#options
    // Without a network the next try, or the next connection, sends everything.
    if (!this.#isActive || this.#state === 'conflict' || this.#state === 'offline') return
    const isEdit = this.#pending.length > 0 && this.#access === 'edit' && !this.#running
    if (this.#pending.length > 0 && this.#running) this.#plan('send', () => this.#flush())
    if (realtime.status().state !== 'online') {
      if (isEdit) void this.#run(() => this.#merge(false))
      return
    }
    const edit = isEdit ? mergeEdits(this.#pending) : undefined
    const text = edit && toBase64(edit)
    if (text !== undefined && text.length > MAX_ARTICLE_EDIT) return void this.#run(() => this.#merge(false))
    if (text === undefined && !this.#mustTell) return
    this.#count += 1
    const clientId = `${tab}-${this.#count}`
    if (edit) {
      this.#sent.set(clientId, edit)
      this.#pending = []
      this.#setState('saving')
      this.#plan('answer', () => void this.#lost())
    }
    const presence = this.#mustTell ? { presence: shared.place() } : {}
    this.#mustTell = false
    realtime.send({
      method: 'EditArticle',
      articleId,
      tab,
      clientId,
      schema: ARTICLE_SCHEMA,
      ...(text !== undefined && { edit: text }),
      ...presence,
    })
  }

  #heard(message: ServerMessageOf<'articleEdit'>): void {
    const { shared, tab } = this.#options
    if (message.tab === tab) {
      if (message.clientId !== undefined) this.#sent.delete(message.clientId)
      return this.#settled()
    }
    // The editor would delete what it does not know, and take that for an edit of its user.
    if (this.#access === 'outdated') return undefined
    if ((message.schema ?? 1) > ARTICLE_SCHEMA) return this.#accessChanged('outdated')
    if (message.edit !== undefined) shared.receive(fromBase64(message.edit))
    // Somebody who has just come does not know this tab.
    if (message.presence && shared.showPerson(message.presence, message)) this.#tellPlace()
    if (message.isBehind || shared.isBehind) void this.compare()
    return undefined
  }

  #refused({ of, clientId, code, retryAfter = 1 }: ServerMessageOf<'error'>): void {
    if (of !== 'EditArticle' || clientId === undefined || !clientId.startsWith(`${this.#options.tab}-`)) return
    if (code === RESULT.forbidden || code === RESULT.notFound) void this.#readAccess()
    this.#mustCompare ||= this.#sent.delete(clientId)
    this.#planRetry(retryAfter * 1000)
  }

  /** No answer came. */
  #lost(): Promise<void> {
    this.#mustCompare = true
    return this.compare()
  }

  async #readAccess(): Promise<void> {
    const { realtime, articleId, tab } = this.#options
    // Answered by the right as it is now.
    realtime.send({ method: 'JoinArticle', articleId, tab, schema: ARTICLE_SCHEMA })
  }

  #accessChanged(access: LinkAccess): void {
    if (access === this.#access) return
    this.#access = access
    if (access !== 'edit' && this.isUnsaved) void this.#keep()
    this.#options.onAccess(access)
    if (access === 'edit') void this.compare()
  }

  /** Work with the API, one after the other. Failures become a state. */
  #run(work: () => Promise<void>): Promise<void> {
    const before = this.#running
    this.#turn += 1
    const turn = this.#turn
    const next = (async () => {
      await before
      try {
        await work()
      } catch (error) {
        await this.#failed(error)
      }
      if (this.#turn === turn) this.#running = undefined
    })()
    this.#running = next
    return next
  }

  async #merge(isKept: boolean): Promise<void> {
    const { mergeEdits, merge } = this.#options
    const edits = [...this.#sent.values(), ...this.#pending]
    this.#sent.clear()
    this.#pending = []
    // Until the answer: the server may lack them.
    this.#mustCompare = true
    this.#setState('saving')
    const edit = edits.length > 0 ? toBase64(mergeEdits(edits)) : undefined
    this.#version = await merge({ ...(edit !== undefined && { edit }), isKept })
    this.#mustCompare = false
    this.#settled()
  }

  async #failed(error: unknown): Promise<void> {
    await this.#keep()
    const code = isApiError(error) ? error.code : NO_ANSWER
    const isAway = code === NO_ANSWER || code === ABORTED || code >= RESULT.internal
    if (code === RESULT.forbidden || code === RESULT.notFound) await this.#readAccess()
    this.#setState(isAway ? 'offline' : 'refused')
    if (isAway) this.#planRetry(this.#pauses.retry)
  }

  #settled(): void {
    if (this.isUnsaved) return this.#plan('send', () => this.#flush())
    clearTimeout(this.#timers.answer)
    clearTimeout(this.#timers.copy)
    delete this.#timers.copy
    if (this.#state !== 'saved' && this.#state !== 'conflict') {
      this.#setState('saved')
      void this.#options.keep(undefined)
    }
    return undefined
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timers.copy)
    delete this.#timers.copy
    if (this.isUnsaved) await this.#options.keep(this.#options.shared.since())
  }

  #planRetry(pause: number): void {
    clearTimeout(this.#timers.retry)
    if (this.#isActive) this.#timers.retry = setTimeout(() => void this.compare(), pause)
  }

  /** A lost message of the last edit shows by nothing: with company both sides compare now and then. */
  #checkLater(): void {
    clearTimeout(this.#timers.check)
    if (!this.#isActive) return
    this.#timers.check = setTimeout(() => {
      if (this.#options.shared.people().length > 0 && document.visibilityState === 'visible') void this.compare()
      this.#checkLater()
    }, this.#pauses.check)
  }

  #beatLater(): void {
    clearTimeout(this.#timers.beat)
    if (!this.#isActive) return
    this.#timers.beat = setTimeout(() => {
      this.#options.shared.presence.hideSilent(MISSED_BEATS * this.#pauses.beat)
      this.#tellPlace()
      this.#beatLater()
    }, this.#pauses.beat)
  }

  #tellPlace(): void {
    this.#mustTell = true
    this.#plan('send', () => this.#flush())
  }

  #plan(timer: 'send' | 'answer', work: () => void): void {
    if (timer === 'send' && this.#timers.send !== undefined) return
    clearTimeout(this.#timers[timer])
    if (!this.#isActive) return
    this.#timers[timer] = setTimeout(() => {
      delete this.#timers[timer]
      work()
    }, this.#pauses[timer])
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return
    this.#state = state
    this.#options.onState(state)
  }
}
