import { ABORTED, isApiError, NO_ANSWER } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'

/** State of an article between browser and server. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

/** What is saved. */
export interface SavedArticle {
  title: string
  content: string
  variables: Record<string, string>
}

interface AutosaveOptions {
  /** Reads the article as it is now. */
  read: () => SavedArticle
  /** Sends it with the version that it is based on; resolves with the new version, rejects with an ApiError. */
  send: (article: SavedArticle, options: { version: number; isKept: boolean }) => Promise<number>
  /** Keeps a copy in the browser; undefined once the server has everything. */
  keep: (copy: (SavedArticle & { version: number }) | undefined) => Promise<void>
  onState: (state: SaveState) => void
  /** Milliseconds after the last change. */
  pauses?: { copy: number; save: number; retry: number }
}

/** Milliseconds: a copy in the browser is cheap, a save is not; without a network it tries again. */
const PAUSES = { copy: 800, save: 3000, retry: 15_000 }

/**
 * Saves an article a moment after the last change. Nothing is overwritten: a stale version is a conflict, and saving stops until the
 * user has decided. Changes during a save are saved after it.
 */
export class Autosave {
  readonly #options: AutosaveOptions
  readonly #pauses: NonNullable<AutosaveOptions['pauses']>
  #version: number
  #changes = 0
  #saved = 0
  #state: SaveState = 'saved'
  #copyTimer: ReturnType<typeof setTimeout> | undefined
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #hasEnded = false
  #starts = 0

  constructor(version: number, options: AutosaveOptions) {
    this.#version = version
    this.#options = options
    this.#pauses = options.pauses ?? PAUSES
  }

  get isUnsaved(): boolean {
    return this.#changes !== this.#saved
  }

  get version(): number {
    return this.#version
  }

  /** After each change of the user. */
  changed(): void {
    this.#changes += 1
    clearTimeout(this.#copyTimer)
    this.#copyTimer = setTimeout(() => void this.#keep(), this.#pauses.copy)
    if (this.#state === 'conflict') return
    if (this.#state !== 'saving' && this.#state !== 'offline') this.#setState('unsaved')
    this.#plan(this.#pauses.save)
  }

  /** Saves now. `isKept` keeps a version. */
  async save({ isKept = false } = {}): Promise<void> {
    clearTimeout(this.#saveTimer)
    await this.#running
    if (this.#state === 'conflict' || (!this.isUnsaved && !isKept)) return
    this.#running = this.#send(isKept)
    await this.#running
    this.#running = undefined
  }

  /** The server has a newer state, which was loaded. */
  replaced(version: number): void {
    this.#version = version
    this.#saved = this.#changes
    this.#setState('saved')
  }

  /** Goes on after `end`: the page has come back from the cache. */
  start(_options?: { hasMore: boolean }): void {
    this.#hasEnded = false
    this.#starts += 1
  }

  /** Stops; the copy in the browser stays if something is unsaved. */
  async end(): Promise<void> {
    const starts = this.#starts
    await this.save()
    // The page came back meanwhile.
    if (starts !== this.#starts) return
    this.#hasEnded = true
    clearTimeout(this.#copyTimer)
    clearTimeout(this.#saveTimer)
    if (this.isUnsaved) await this.#keep()
  }

  async #send(isKept: boolean): Promise<void> {
    const { read, send, keep } = this.#options
    const changes = this.#changes
    this.#setState('saving')
    try {
      this.#version = await send(read(), { version: this.#version, isKept })
      this.#saved = changes
      if (this.isUnsaved) {
        this.#setState('unsaved')
        this.#plan(this.#pauses.save)
      } else {
        clearTimeout(this.#copyTimer)
        await keep(undefined)
        this.#setState('saved')
      }
    } catch (error) {
      await this.#keep()
      const code = isApiError(error) ? error.code : NO_ANSWER
      if (code === RESULT.conflict) return this.#setState('conflict')
      const isAway = code === NO_ANSWER || code === ABORTED || code >= RESULT.internal
      this.#setState(isAway ? 'offline' : 'refused')
      if (isAway) this.#plan(this.#pauses.retry)
    }
  }

  async #keep(): Promise<void> {
    await this.#options.keep({ ...this.#options.read(), version: this.#version })
  }

  #plan(pause: number): void {
    clearTimeout(this.#saveTimer)
    if (this.#hasEnded) return
    this.#saveTimer = setTimeout(() => void this.save(), pause)
  }

  #setState(state: SaveState): void {
    this.#state = state
    if (!this.#hasEnded) this.#options.onState(state)
  }
}
