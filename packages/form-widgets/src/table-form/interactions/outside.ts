/**
 * Detects clicks and focus outside of the grid. Popups of editors belong to the grid, because their React events bubble
 * to it.
 */
export class Outside {
  #isInside = false

  /** Marks an event as inside; call it in React's capture handlers of pointer and focus. */
  mark = (): void => {
    this.#isInside = true
  }

  /** Calls back on events outside of the grid. Returns the clean-up. */
  follow(onOutside: () => void): () => void {
    const look = () => {
      if (!this.#isInside) onOutside()
      this.#isInside = false
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }
}
