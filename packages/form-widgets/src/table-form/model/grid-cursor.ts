import { isSamePlace, type Place, type Range, rangeBetween } from './range.ts'

/** Where people are in the grid. */
export interface CursorState {
  /** The cell that Tab leads to, and that keys act on. */
  active: Place
  /** The other end of the chosen range. */
  anchor: Place
  /** The focus is in the grid. */
  isInside: boolean
  /** An editor is open in the active cell. A `text` cell needs none. */
  isPicking: boolean
}

/** What was entered so far and is not kept yet. */
export type Draft = { text: string } | { value: unknown }

/** The place, the chosen range and the editing in a grid. What is being typed is no state: it draws nothing anew. */
export class GridCursor {
  state: CursorState = {
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
    isInside: false,
    isPicking: false,
  }
  #isTyping = false
  #draft: Draft | undefined
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get range(): Range {
    return rangeBetween(this.state.active, this.state.anchor)
  }

  /** Typing has begun in a `text` cell. */
  get isTyping(): boolean {
    return this.#isTyping
  }

  get isEditing(): boolean {
    return this.#isTyping || this.state.isPicking
  }

  startTyping(): void {
    this.#isTyping = true
  }

  enter(draft: Draft): void {
    this.#draft = draft
  }

  /** What was entered, given once. */
  takeDraft(): Draft | undefined {
    const draft = this.#draft
    this.#draft = undefined
    return draft
  }

  /** Goes to a cell; `extends` keeps the other end of the range. */
  goTo(active: Place, { extends: isExtending = false }: { extends?: boolean } = {}): void {
    this.#isTyping = false
    this.#set({ active, anchor: isExtending ? this.state.anchor : active, isInside: true, isPicking: false })
  }

  /** Chooses cells without moving the focus. */
  choose({ top, bottom, start, end }: Range): void {
    this.#set({ ...this.state, active: { row: top, column: start }, anchor: { row: bottom, column: end } })
  }

  pick(): void {
    this.#set({ ...this.state, anchor: this.state.active, isPicking: true })
  }

  stopEditing(): void {
    this.#isTyping = false
    if (this.state.isPicking) this.#set({ ...this.state, isPicking: false })
  }

  leave(): void {
    this.#isTyping = false
    if (this.state.isInside || this.state.isPicking) this.#set({ ...this.state, isInside: false, isPicking: false })
  }

  #set(next: CursorState) {
    const { state } = this
    const isSame =
      isSamePlace(next.active, state.active) &&
      isSamePlace(next.anchor, state.anchor) &&
      next.isInside === state.isInside &&
      next.isPicking === state.isPicking
    if (isSame) return
    this.state = next
    for (const listener of this.#listeners) listener()
  }
}
