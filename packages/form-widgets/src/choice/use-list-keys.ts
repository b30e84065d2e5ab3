import { type KeyboardEvent, useRef } from 'react'
import type { ChoiceLine, ChoiceStore } from './choice-store.ts'
import type { MatchPinyin } from './match-name.ts'

interface ListKeysOptions {
  store: ChoiceStore
  lines: readonly ChoiceLine[]
  /** Index of the active line. */
  active: number
  setActive: (key: string) => void
  /** Number of lines of a page. */
  page: number
  matchPinyin: MatchPinyin | undefined
  /** Called on Enter and Space. */
  press: (line: ChoiceLine) => void
  /** Shift with an arrow: extends the choice. */
  choose: (line: ChoiceLine) => void
}

/** Time within which letters form one search, in ms. */
const TYPING = 700

/** Keyboard support of a list or tree. Moves also work in the search box. */
export function useListKeys(options: ListKeysOptions) {
  const { store, lines, active, setActive, page, matchPinyin, press, choose } = options
  const typed = useRef({ letters: '', at: 0 })

  function goTo(place: number) {
    const line = lines[Math.max(0, Math.min(place, lines.length - 1))]
    if (line) setActive(line.key)
    return line
  }

  /** Moves that work in the search box too. */
  function move(event: KeyboardEvent): boolean {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
    const step = steps[event.key]
    if (step === undefined || event.altKey) return false
    const line = goTo(active + step)
    if (line && event.shiftKey) choose(line)
    return true
  }

  function openOrClose(event: KeyboardEvent): boolean {
    const line = lines[active]
    if (line?.kind !== 'node') return false
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const opens = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const closes = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === opens) {
      if (line.isOpen === false) store.open(line.node)
      else if (line.isOpen) goTo(active + 1)
    } else if (event.key === closes) {
      if (line.isOpen) store.close(line.node)
      else goTo(lines.findLastIndex((other, place) => place < active && other.level < line.level))
    } else return false
    return true
  }

  /** Moves to the next line that starts with the letters, also by pinyin. */
  function typeAhead(event: KeyboardEvent): boolean {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return false
    const goesOn = event.timeStamp - typed.current.at < TYPING
    const letters = (goesOn ? typed.current.letters : '') + event.key.toLowerCase()
    typed.current = { letters, at: event.timeStamp }
    const begins = (line: ChoiceLine) =>
      line.kind === 'node' &&
      (line.node.name.toLowerCase().startsWith(letters) ||
        line.node.code.toLowerCase().startsWith(letters) ||
        matchPinyin?.(line.node.name, letters, 'start') === true)
    const from = active + (letters.length > 1 ? 0 : 1)
    const found = [...lines.slice(from), ...lines.slice(0, from)].find(begins)
    if (found) setActive(found.key)
    return true
  }

  function pressActive(event: KeyboardEvent): boolean {
    const line = lines[active]
    if (!line || event.ctrlKey || event.metaKey) return false
    press(line)
    return true
  }

  function onListKey(event: KeyboardEvent) {
    const isDone =
      move(event) ||
      openOrClose(event) ||
      (event.key === 'Home' && goTo(0) !== undefined) ||
      (event.key === 'End' && goTo(lines.length - 1) !== undefined) ||
      ((event.key === 'Enter' || event.key === ' ') && pressActive(event)) ||
      typeAhead(event)
    if (isDone) event.preventDefault()
  }

  function onSearchKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (move(event) || (event.key === 'Enter' && pressActive(event))) event.preventDefault()
  }

  return { onListKey, onSearchKey }
}
