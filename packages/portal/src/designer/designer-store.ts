import { commit, type History, redo, undo } from '@sqos/hooks/history'
import { changePart, clampPlace, copyOf, findPart, withItem, withoutPlaces, withPlaces } from '../document/edit.ts'
import { placesOf, withPlace } from '../document/grid.ts'
import { type JsonRecord, textOf } from '../document/json.ts'
import { readPortal, writePortal } from '../document/read-portal.ts'
import type { Breakpoint, Place, PortalDocument } from '../document/types.ts'
import { kindNamed } from '../kinds/kinds.ts'

/** A notice for screen readers: a key of the texts. */
export interface DesignerNotice {
  key: 'added' | 'moved' | 'resized' | 'copied' | 'removed' | 'cleared' | 'undone' | 'redone' | 'edge'
  params: Readonly<Record<string, string | number>>
  /** A counter, so that equal notices are announced again. */
  id: number
}

export interface DesignerState {
  document: PortalDocument
  /** `i` of the selected part. */
  selected: string | undefined
  breakpoint: Breakpoint
  canUndo: boolean
  canRedo: boolean
  /** Whether the document has changed since it was opened or saved. */
  isDirty: boolean
  notice: DesignerNotice | undefined
}

interface Present {
  document: PortalDocument
  selected: string | undefined
}

/** The document of the designer, its history and its selection. `text` is the stored document. */
export function createPortalDesign(text: string) {
  const listeners = new Set<() => void>()
  const first = readPortal(text)
  let history: History<Present> = {
    past: [],
    present: { document: first, selected: undefined },
    future: [],
    merge: undefined,
  }
  let saved = first
  let savedText = text
  let breakpoint: Breakpoint = 'wide'
  let notices = 0
  let state = view(undefined)

  function view(notice: DesignerNotice | undefined): DesignerState {
    const { document, selected } = history.present
    return {
      document,
      selected: selected !== undefined && findPart(document, selected) ? selected : undefined,
      breakpoint,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isDirty: document !== saved,
      notice,
    }
  }

  function show(next: History<Present>, notice?: Omit<DesignerNotice, 'id'>) {
    history = next
    state = view(notice ? { ...notice, id: ++notices } : state.notice)
    for (const listener of listeners) listener()
  }

  interface Step {
    selected?: string | undefined
    merge?: string | undefined
    notice?: Omit<DesignerNotice, 'id'>
  }

  function take(document: PortalDocument, { selected = state.selected, merge, notice }: Step = {}) {
    show(commit(history, { document, selected }, merge), notice)
  }

  const titleOf = (i: string) => textOf(findPart(state.document, i)?.raw['title']) || i

  /** Adds a part of a kind, at the end or at a place, or into a card. */
  function add(kind: string, title: string, place?: Pick<Place, 'x' | 'y'>) {
    const known = kindNamed(kind)
    if (!known) return
    const raw = { ...known.size, sqosKey: kind, ...(!known.isBare && { title }), label: title, ...known.create() }
    const document = withItem(state.document, raw, place)
    const i = String(state.document.counter)
    take(document, { selected: i, notice: { key: 'added', params: { title } } })
  }

  /** Adds a part to a card, or to a pane of a tab. */
  function addInto(parent: string, { kind, title, pane }: { kind: string; title: string; pane?: number | undefined }) {
    const known = kindNamed(kind)
    if (!known) return
    const i = state.document.counter
    const raw: JsonRecord = { i, ...known.size, x: 0, y: 0, sqosKey: kind, title, label: title, ...known.create() }
    const append = (list: unknown) => [...(Array.isArray(list) ? list : []), raw]
    const document = changePart(state.document, parent, (card) => {
      if (pane === undefined) return { ...card, children: append(card['children']) }
      const panes = Array.isArray(card['children']) ? card['children'] : []
      return {
        ...card,
        children: panes.map((one: JsonRecord, index) =>
          index === pane ? { ...one, children: append(one['children']) } : one,
        ),
      }
    })
    take({ ...document, counter: i + 1 }, { selected: String(i), notice: { key: 'added', params: { title } } })
  }

  /** Puts a part to a place of the present layout; others make room. */
  function put(i: string, wanted: Place, key: 'moved' | 'resized' = 'moved') {
    const places = placesOf(state.document.items, breakpoint)
    const now = places.find((place) => place.i === i)
    const item = findPart(state.document, i)
    if (!now || !item) return
    const place = clampPlace(wanted, { breakpoint, limits: kindNamed(item.kind)?.size })
    const next = withPlace(places, { i, ...place })
    const isSame = next.every((one) => places.some((old) => samePlace(one, old)))
    if (isSame) return show(history, { key: 'edge', params: { title: titleOf(i) } })
    const at = next.find((one) => one.i === i) ?? { ...place }
    const params = { title: titleOf(i), x: at.x + 1, y: at.y + 1, w: at.w, h: at.h }
    take(withPlaces(state.document, next, breakpoint), { selected: i, notice: { key, params } })
  }

  function nudge(i: string, by: Partial<Place>) {
    const now = placesOf(state.document.items, breakpoint).find((place) => place.i === i)
    if (!now) return
    const { x = 0, y = 0, w = 0, h = 0 } = by
    // Down: past the part below, otherwise it would float up again.
    const step = y > 0 ? stepDown(now) : y
    put(i, { x: now.x + x, y: now.y + step, w: now.w + w, h: now.h + h }, w || h ? 'resized' : 'moved')
  }

  function stepDown(now: Place & { i: string }): number {
    const below = placesOf(state.document.items, breakpoint)
      .filter(({ i, x, w, y }) => i !== now.i && x < now.x + now.w && now.x < x + w && y >= now.y + now.h)
      .sort((a, b) => a.y - b.y)
    const [next] = below
    return next ? next.y + next.h - now.y : 1
  }

  function remove(i = state.selected) {
    if (i === undefined) return
    const title = titleOf(i)
    const parent = state.document.items.find((item) => item.i !== i && JSON.stringify(item.raw).includes(`"i":${i}`))
    take(
      changePart(state.document, i, () => undefined),
      {
        selected: parent?.i,
        notice: { key: 'removed', params: { title } },
      },
    )
  }

  function duplicate(i = state.selected) {
    const item = i === undefined ? undefined : state.document.items.find((one) => one.i === i)
    if (!item) return
    let { counter } = state.document
    const { w, h } = item
    const copied = copyOf({ ...item.raw, w, h }, () => counter++)
    const { i: number, ...raw } = copied
    const document = withItem({ ...state.document, counter: Number(number) }, raw)
    take(
      { ...document, counter: Math.max(counter, document.counter) },
      { selected: String(number), notice: { key: 'copied', params: { title: titleOf(item.i) } } },
    )
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    addInto,
    put,
    nudge,
    remove,
    duplicate,
    /** Changes the settings of a part. Steps with the same `merge` are undone together. */
    change: (i: string, change: (raw: JsonRecord) => JsonRecord, merge?: string) =>
      take(changePart(state.document, i, change), { merge }),
    /** Changes keys of the document. */
    changePage: (change: (raw: JsonRecord) => JsonRecord) =>
      take({ ...state.document, raw: change(state.document.raw) }, { merge: 'page' }),
    clear: () => take({ ...state.document, items: [] }, { notice: { key: 'cleared', params: {} } }),
    /** Forgets the places of a narrow layout, so that they are computed again. */
    resetPlaces() {
      if (breakpoint !== 'wide') take(withoutPlaces(state.document, breakpoint))
    },
    select(selected: string | undefined) {
      if (selected !== state.selected) show({ ...history, present: { ...history.present, selected } })
    },
    setBreakpoint(next: Breakpoint) {
      breakpoint = next
      show(history)
    },
    undo() {
      if (state.canUndo) show(undo(history), { key: 'undone', params: {} })
    },
    redo() {
      if (state.canRedo) show(redo(history), { key: 'redone', params: {} })
    },
    /** The text to store. A document that was not edited is the text that was read. */
    serialise: () => (state.document === saved ? savedText : writePortal(state.document)),
    /** Marks the document as saved. */
    markSaved() {
      savedText = writePortal(state.document)
      saved = state.document
      show(history)
    },
  }
}

const samePlace = (a: Place & { i: string }, b: Place & { i: string }) =>
  a.i === b.i && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h

export type PortalDesign = ReturnType<typeof createPortalDesign>
