/** What a tab tells the others about itself. */
export interface PresenceState {
  user?: unknown
  /** Anchor and head of the selection; null without the focus. */
  cursor?: unknown
}

/**
 * Who is where in a document: the part of the awareness of y-protocols that cursors need, without its timers. The owner of the document
 * forgets those who fall silent, so that a document of a closed page is left to the garbage collector.
 */
export class Presence {
  readonly #client: number
  readonly #states = new Map<number, PresenceState>()
  readonly #heardAt = new Map<number, number>()
  readonly #handlers = new Set<() => void>()
  #onMove: () => void = () => {}

  constructor(client: number, state: PresenceState) {
    this.#client = client
    this.#states.set(client, state)
  }

  getStates(): Map<number, PresenceState> {
    return this.#states
  }

  getLocalState(): PresenceState | null {
    return this.#states.get(this.#client) ?? null
  }

  /** Called by the editor when the selection moves. */
  setLocalStateField(field: string, value: unknown): void {
    this.#states.set(this.#client, { ...this.getLocalState(), [field]: value })
    this.#tell()
    this.#onMove()
  }

  on(_event: string, handler: () => void): void {
    this.#handlers.add(handler)
  }

  off(_event: string, handler: () => void): void {
    this.#handlers.delete(handler)
  }

  onMove(handler: () => void): void {
    this.#onMove = handler
  }

  show(client: number, state: PresenceState): void {
    if (client === this.#client) return
    this.#states.set(client, state)
    this.#heardAt.set(client, performance.now())
    this.#tell()
  }

  hide(client: number): void {
    if (client === this.#client || !this.#states.delete(client)) return
    this.#heardAt.delete(client)
    this.#tell()
  }

  /** Hides those who have said nothing for so many milliseconds. */
  hideSilent(milliseconds: number): void {
    const before = performance.now() - milliseconds
    for (const [client, heardAt] of this.#heardAt) if (heardAt < before) this.hide(client)
  }

  #tell(): void {
    for (const handler of this.#handlers) handler()
  }
}
