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

/** Keyboard, pointer, clipboard and undo of a table. Loaded after the first paint. One object per table. */
export class GridInteractions {
  readonly actions: GridActions
  /** Props of the element with the role `grid`. */
  readonly gridHandlers
  /** Props of the wrapper, which also receives React events of popups. */
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

  /** Listens to the clipboard and to events outside of the table; returns the clean-up. */
  follow(grid: RefObject<HTMLElement | null>): () => void {
    const endClipboard = followClipboard(() => grid.current, this.actions)
    const endOutside = this.#outside.follow(() => {
      this.actions.commit()
      this.actions.options.cursor.leave()
    })
    return () => {
      endClipboard()
      endOutside()
      // Keep a text that is still being typed.
      this.actions.commit()
    }
  }
}
