import type { MouseEvent } from 'react'
import { placeOf } from '../grid/place-of.ts'
import type { GridActions } from './grid-actions.ts'

/** Clicks and ranges by mouse. */
export class Pointer {
  readonly #actions: GridActions
  #isPressed = false

  constructor(actions: GridActions) {
    this.#actions = actions
  }

  onMouseDown = (event: MouseEvent): void => {
    const { cursor } = this.#actions.options
    const { active, isInside, isPicking } = cursor.state
    const place = placeOf(event.target)
    this.#isPressed = false
    if (!place || event.button !== 0) return
    // Keys have Alt+↓ for it.
    if (event.target instanceof Element && event.target.closest('[data-open]')) {
      event.preventDefault()
      this.#actions.commit()
      this.#actions.open()
      return
    }
    const isActive = isInside && place.row === active.row && place.column === active.column
    if (isActive && (isPicking || isTextBox(event.target))) {
      if (isTextBox(event.target)) this.#startTyping(event.target)
      return
    }
    // The browser would take the focus from the input of the cell.
    event.preventDefault()
    if (isActive && !event.shiftKey) this.#actions.open()
    else this.#actions.goTo(place, { extends: event.shiftKey })
    this.#isPressed = true
  }

  /** A range selected by dragging. */
  onMouseOver = ({ target, buttons }: MouseEvent): void => {
    const { cursor } = this.#actions.options
    const place = placeOf(target)
    if (buttons === 1 && place && cursor.state.isInside && !cursor.isEditing && this.#isPressed) {
      this.#actions.goTo(place, { extends: true })
    }
  }

  onClick = ({ target }: { target: EventTarget }): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    const place = placeOf(target)
    if (!button || !place) return
    if (button.dataset['action'] === 'copy') this.#actions.copy(place.row)
    else this.#actions.remove(place.row)
  }

  #startTyping(input: HTMLElement) {
    this.#actions.options.cursor.startTyping()
    input.dataset['typing'] = ''
  }
}

const isTextBox = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
