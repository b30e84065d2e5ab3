import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Direction } from '../document/operations.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Keyboard control of the canvas. The focus follows the selection. */
export function useCanvasKeys() {
  const store = useDesignerStore()
  const tree = useRef<HTMLUListElement>(null)
  const current = useDesigner((state) => state.selection.at(-1))
  const shown = useDesigner((state) => state.form)
  const byKey = useRef(false)

  useEffect(
    function focusSelected() {
      if (current === undefined) return
      const element = tree.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(current)}"]`)
      if (byKey.current) element?.focus()
      // A component selected in the outline or in the problems may be out of view.
      else element?.parentElement?.scrollIntoView({ block: 'nearest' })
      byKey.current = false
    },
    // After a removal or undo, another component may be at the same place.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
    [current, shown],
  )

  function onKeyDown(event: KeyboardEvent) {
    const acted = act(event)
    if (!acted) return
    event.preventDefault()
    event.stopPropagation()
    byKey.current = true
  }

  function act(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey } = event
    // A title that is being edited has its own keys.
    if (event.target instanceof HTMLInputElement) return false
    const withCommand = event.ctrlKey || event.metaKey
    if (withCommand) return command(key.toLowerCase(), shiftKey)
    if (altKey) return nudge(MOVES[key])
    if (key === 'Delete' || key === 'Backspace') return done(() => store.remove())
    if (key === 'Enter' || key === 'F2') return done(() => store.rename())
    if (key === 'Escape') return done(() => store.select([]))
    return walk(key, shiftKey)
  }

  function command(key: string, shift: boolean): boolean {
    if (key === 'd') return done(() => store.duplicate())
    if (key === 'a') return done(() => store.select(store.getState().form.items.map((item) => item.key)))
    if (key === 'y' || (key === 'z' && shift)) return done(() => store.redo())
    return key === 'z' && done(() => store.undo())
  }

  const nudge = (direction: Direction | undefined) => direction !== undefined && done(() => store.nudge(direction))

  function walk(key: string, extend: boolean): boolean {
    const { form, selection } = store.getState()
    const keys = form.all.map((item) => item.key)
    const at = keys.indexOf(selection.at(-1) ?? '')
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: keys.length - 1 }[key]
    const next = to === undefined ? undefined : keys[Math.min(to, keys.length - 1)]
    if (next === undefined) return false
    return done(() => store.select(extend ? [...selection.filter((one) => one !== next), next] : [next]))
  }

  // The system's clipboard, so that components reach other forms, tabs and browsers. An empty canvas has no element with the focus.
  useEffect(
    function listenToClipboard() {
      function copy(event: ClipboardEvent) {
        const text = isOurs(event, tree.current) ? store.copy() : undefined
        if (text === undefined) return
        event.clipboardData?.setData('text/plain', text)
        event.preventDefault()
      }
      function paste(event: ClipboardEvent) {
        if (!isOurs(event, tree.current) || !store.paste(event.clipboardData?.getData('text/plain') ?? '')) return
        byKey.current = true
        event.preventDefault()
      }
      document.addEventListener('copy', copy)
      document.addEventListener('paste', paste)
      return () => {
        document.removeEventListener('copy', copy)
        document.removeEventListener('paste', paste)
      }
    },
    [store],
  )

  return { ref: tree, onKeyDown }
}

function done(action: () => void): true {
  action()
  return true
}

/** Whether copy and paste mean components: the focus is on the canvas or nowhere, in no field, and no text is selected. */
function isOurs({ type, target }: ClipboardEvent, tree: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return false
  if (type === 'copy' && window.getSelection()?.isCollapsed === false) return false
  return target === document.body || tree?.contains(target) === true
}
