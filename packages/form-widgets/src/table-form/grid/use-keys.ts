import { type KeyboardEvent, useRef } from 'react'
import type { GridActions } from './grid-actions.ts'
import { moveOfKey } from './move-of-key.ts'

/** The keys of a spreadsheet. */
export function useKeys(actions: GridActions) {
  const mayLeave = useRef(false)

  /** Before the editor sees the key: Arco's keep Escape and Tab for themselves. */
  function onKeyDownCapture(event: Key) {
    const { target, currentTarget } = event
    // A popup of the editor lies elsewhere in the document and has keys of its own.
    const isInCell = target instanceof Node && currentTarget.contains(target)
    if (!isKey(event) || !isInCell || !actions.options.cursor.state.isPicking) return
    if (event.key === 'Escape') actions.cancel()
    else if (event.key !== 'Tab' || !moveByTab(event, actions)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onKeyDown(event: Key) {
    const { cursor } = actions.options
    // What was a key of the editor until a moment ago is none of the grid.
    if (!isKey(event) || cursor.state.isPicking || event.defaultPrevented) return
    const isHandled = cursor.isTyping ? whileTyping(event, actions) : whileMoving(event, { actions, mayLeave })
    if (isHandled) event.preventDefault()
  }

  return { onKeyDown, onKeyDownCapture }
}

/** While an input method is open, its keys are its own. */
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

/** At the ends of the table Tab leaves it; what was entered is kept. */
function moveByTab(event: Key, actions: GridActions): boolean {
  const hasMoved = actions.move(event.shiftKey ? 'previous' : 'next')
  if (!hasMoved) actions.commit()
  return hasMoved
}

interface Moving {
  actions: GridActions
  mayLeave: { current: boolean }
}

function whileMoving(event: Key, { actions, mayLeave }: Moving): boolean {
  const isCtrl = event.ctrlKey || event.metaKey
  const isLeaving = mayLeave.current
  mayLeave.current = event.key === 'Escape' || (isLeaving && event.key === 'Shift')
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
