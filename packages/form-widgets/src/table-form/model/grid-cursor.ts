import { isSamePlace, type Place, type Range, rangeBetween } from './range.ts'

/** State of the cursor. */
export interface CursorState {
  /** The active cell, which is the tab stop and receives keys. */
  active: Place
  /** The other end of the selected range. */
  anchor: Place
  /** The focus is in the grid. */
  isInside: boolean
  /** An editor is open in the active cell. A `text` cell needs none. */
  isPicking: boolean
}

/** The entered value that is not accepted yet. */
export type Draft = { text: string } | { value: unknown }

/**
 * The active cell, the selected range and the editing state of a grid. Typed text is not part of the state, so typing
 * does not render.
 */
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

  /** Called when typing starts in a `text` cell. */
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

  /** Returns the entered value once. */
  takeDraft(): Draft | undefined {
    const draft = this.#draft
    this.#draft = undefined
    return draft
  }

  /** Moves to a cell; `extends` keeps the other end of the range. */
  goTo(active: Place, { extends: isExtending = false }: { extends?: boolean } = {}): void {
    this.#isTyping = false
    this.#set({ active, anchor: isExtending ? this.state.anchor : active, isInside: true, isPicking: false })
  }

  /** Selects cells without moving the focus. */
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
