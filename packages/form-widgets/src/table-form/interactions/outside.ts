/**
 * Notices when people click or go somewhere else. Popups of editors lie elsewhere in the document and belong to the grid
 * all the same: React's events come from there too.
 */
export class Outside {
  #isInside = false

  /** For React's handlers in the capture phase, of the pointer and of the focus. */
  mark = (): void => {
    this.#isInside = true
  }

  /** Calls back when it was elsewhere; gives what ends it. */
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
