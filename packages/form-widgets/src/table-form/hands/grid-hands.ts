import type { RefObject } from 'react'
import { followClipboard } from './clipboard.ts'
import { type ActionOptions, GridActions } from './grid-actions.ts'
import { GridKeys } from './grid-keys.ts'
import { Marks } from './Marks.tsx'
import { Messages } from './Messages.tsx'
import { Outside } from './outside.ts'
import { PickEntry } from './PickEntry.tsx'
import { Pointer } from './pointer.ts'
import { TextEntry } from './TextEntry.tsx'
import { Undo } from './Undo.tsx'

/**
 * All that people do in a table: what is seen first is drawn without it, and it is loaded right after. One object for as
 * long as the table stands.
 */
export class GridHands {
  readonly actions: GridActions
  /** For the element with the role `grid`. */
  readonly gridHandlers
  /** For the element around it, where React's events from popups arrive too. */
  readonly outerHandlers
  readonly TextEntry = TextEntry
  readonly PickEntry = PickEntry
  readonly Marks = Marks
  readonly Messages = Messages
  readonly Undo = Undo
  readonly #outside = new Outside()

  constructor(options: ActionOptions) {
    this.actions = new GridActions(options)
    const { onKeyDown, onKeyDownCapture } = new GridKeys(this.actions)
    const { onMouseDown, onMouseOver, onClick } = new Pointer(this.actions)
    this.gridHandlers = { onKeyDown, onKeyDownCapture, onMouseDown, onMouseOver, onClick }
    this.outerHandlers = { onPointerDownCapture: this.#outside.mark, onFocusCapture: this.#outside.mark }
  }

  /** Follows the clipboard and what happens elsewhere on the page; gives what ends it. */
  follow(grid: RefObject<HTMLElement | null>): () => void {
    const endClipboard = followClipboard(() => grid.current, this.actions)
    const endOutside = this.#outside.follow(() => {
      this.actions.commit()
      this.actions.options.cursor.leave()
    })
    return () => {
      endClipboard()
      endOutside()
      // What was typed is kept.
      this.actions.commit()
    }
  }
}
