import type { KeyboardEvent } from 'react'
import type { GridActions } from './grid-actions.ts'
import { moveOfKey } from './move-of-key.ts'

/** The keys of a spreadsheet. */
export class GridKeys {
  readonly #actions: GridActions
  /** Whether Escape was pressed: the next Tab leaves the grid. */
  #mayLeave = false

  constructor(actions: GridActions) {
    this.#actions = actions
  }

  /** Before the editor handles the key: Arco's editors consume Escape and Tab. */
  onKeyDownCapture = (event: Key): void => {
    const { target, currentTarget } = event
    // Popups of the editor are elsewhere in the document and have their own keys.
    const isInCell = target instanceof Node && currentTarget.contains(target)
    if (!isKey(event) || !isInCell || !this.#actions.options.cursor.state.isPicking) return
    if (event.key === 'Escape') this.#actions.cancel()
    else if (event.key !== 'Tab' || !moveByTab(event, this.#actions)) return
    event.preventDefault()
    event.stopPropagation()
  }

  onKeyDown = (event: Key): void => {
    const { cursor } = this.#actions.options
    // The key that closed the editor is not a key of the grid.
    if (!isKey(event) || cursor.state.isPicking || event.defaultPrevented) return
    const isHandled = cursor.isTyping ? whileTyping(event, this.#actions) : this.#whileMoving(event)
    if (isHandled) event.preventDefault()
  }

  #whileMoving(event: Key): boolean {
    const isLeaving = this.#mayLeave
    this.#mayLeave = event.key === 'Escape' || (isLeaving && event.key === 'Shift')
    return whileMoving(event, { actions: this.#actions, isLeaving })
  }
}

/** Whether the input method handles the key. */
const isKey = ({ nativeEvent, key }: Key) => !nativeEvent.isComposing && key !== 'Process'

type Key = KeyboardEvent<HTMLElement>

function whileTyping(event: Key, actions: GridActions): boolean {
  const { target, key } = event
  const isMultiline = target instanceof HTMLTextAreaElement
  if (key === 'Escape') {
    event.stopPropagation()
    actions.cancel()
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) restore(target)
    return true
  }
  if (key === 'Enter' && isMultiline && (event.altKey || event.ctrlKey)) {
    target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end')
    target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return true
  }
  if (key === 'Enter') return moveOrStay(event.shiftKey ? 'up' : 'down', actions)
  if (key === 'Tab') return moveByTab(event, actions)
  if ((key === 'ArrowUp' || key === 'ArrowDown') && !isMultiline)
    return moveOrStay(key === 'ArrowUp' ? 'up' : 'down', actions)
  return false
}

function restore(input: HTMLInputElement | HTMLTextAreaElement) {
  input.value = input.defaultValue
  delete input.dataset['typing']
  input.select()
}

function moveOrStay(move: 'up' | 'down', actions: GridActions): boolean {
  actions.move(move)
  return true
}

/** At the ends of the table, Tab leaves it and accepts the entered value. */
function moveByTab(event: Key, actions: GridActions): boolean {
  const hasMoved = actions.move(event.shiftKey ? 'previous' : 'next')
  if (!hasMoved) actions.commit()
  return hasMoved
}

interface Moving {
  actions: GridActions
  isLeaving: boolean
}

function whileMoving(event: Key, { actions, isLeaving }: Moving): boolean {
  const isCtrl = event.ctrlKey || event.metaKey
  if (event.key === 'Tab') return !isLeaving && moveByTab(event, actions)
  if (event.altKey && event.key === 'ArrowDown') return done(() => actions.open())
  if (event.altKey) return false

  const move = moveOfKey({ key: event.key, isCtrl })
  if (move) return done(() => actions.move(move, { extends: event.shiftKey }))
  return isCtrl ? withCtrl(event, actions) : withoutCtrl(event, actions)
}

function withCtrl({ key, shiftKey }: Key, actions: GridActions): boolean {
  const letter = key.toLowerCase()
  if (letter === 'z') return done(() => (shiftKey ? actions.redo() : actions.undo()))
  if (letter === 'y') return done(() => actions.redo())
  if (letter === 'd') return done(() => actions.fillDown())
  if (letter !== 'a') return false
  const { rows } = actions.size
  const end = actions.options.store.columns.length - 1
  return done(() => actions.options.cursor.choose({ top: 0, bottom: Math.max(0, rows - 1), start: 0, end }))
}

function withoutCtrl({ key, target, shiftKey }: Key, actions: GridActions): boolean {
  const { store, cursor } = actions.options
  if (target instanceof HTMLButtonElement) return false
  const type = store.columns[cursor.state.active.column]?.type
  if (key === 'Delete' || key === 'Backspace') return done(() => actions.clear())
  if (key === 'Enter' && shiftKey) return moveOrStay('up', actions)
  if (key === 'Enter' || key === 'F2') {
    if (isTextBox(target)) return done(() => beginTyping(target))
    return type?.entry === 'none' && key === 'Enter' ? moveOrStay('down', actions) : done(() => actions.open())
  }
  return key === ' ' && !isTextBox(target) && done(() => actions.open())

  function beginTyping(input: HTMLInputElement | HTMLTextAreaElement) {
    cursor.startTyping()
    input.dataset['typing'] = ''
    input.setSelectionRange(input.value.length, input.value.length)
  }
}

const isTextBox = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function done(work: () => unknown): true {
  work()
  return true
}
