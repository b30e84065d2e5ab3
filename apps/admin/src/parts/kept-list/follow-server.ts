import type { ApiDispatch } from '@sqos/api-client'
import { type ListView, listSettingApi } from '@sqos/api-client/list-setting'
import { type SavedView, savedViewsStore } from '@sqos/ui-kit/list'
import { columnLayoutStore, type KeptStore } from '@sqos/ui-kit/table'
import { layoutOf, type NamedColumn, settingsOf } from './column-settings.ts'

/** How long somebody may go on dragging before it is sent, in ms. */
const CALM_MS = 800

/** Names a list to the server and to the browser. */
export interface FollowedList {
  /** The menu entry under which the server keeps it. */
  moduleId: string
  /** Under which the browser does. */
  key: string
  columns: readonly NamedColumn[]
  /** Whoever looks through somebody else's eyes changes nothing. */
  mayKeep: boolean
}

const followed = new WeakMap<ApiDispatch, Set<string>>()

/** Takes over how the person arranged the list elsewhere, and from then on sends every change. */
export function followServer(dispatch: ApiDispatch, { moduleId, key, columns, mayKeep }: FollowedList) {
  const keys = followed.get(dispatch) ?? new Set()
  if (keys.has(key)) return
  followed.set(dispatch, keys.add(key))

  const { getColumnSettings, listViews, saveColumnSettings, saveViews } = listSettingApi.endpoints
  const once = { subscribe: false } as const
  follow(columnLayoutStore(key), {
    load: async () => layoutOf(await dispatch(getColumnSettings.initiate({ moduleId }, once)).unwrap()),
    save: (layout) => {
      const fieldList = JSON.stringify(settingsOf(layout, columns))
      return dispatch(saveColumnSettings.initiate({ columnSettingsBody: { moduleId, fieldList } }))
    },
    mayKeep,
  })
  follow(savedViewsStore(key), {
    load: () => dispatch(listViews.initiate({ moduleId }, once)).unwrap(),
    save: (views) => dispatch(saveViews.initiate({ listViewsBody: { moduleId, views: views.map(writable) } })),
    mayKeep,
  })
}

/** The generated types know no lists that are only read. */
const writable = ({ layout, ...view }: SavedView): ListView => ({
  ...view,
  ...(layout && { layout: { ...layout, order: layout.order && [...layout.order] } }),
})

interface Remote<Value> {
  load: () => Promise<Value>
  save: (value: Value) => unknown
  mayKeep: boolean
}

function follow<Value>(store: KeptStore<Value>, { load, save, mayKeep }: Remote<Value>) {
  let known = store.get()
  let timer: ReturnType<typeof setTimeout> | undefined

  store.subscribe(function sendWhenCalm() {
    clearTimeout(timer)
    if (!mayKeep || store.get() === known) return
    timer = setTimeout(() => {
      known = store.get()
      save(known)
    }, CALM_MS)
  })
  void takeOver()

  async function takeOver() {
    let found: Value
    try {
      found = await load()
    } catch {
      // The browser's own copy holds; the client has said what failed.
      return
    }
    // Whoever began to arrange it meanwhile wants that.
    if (store.get() !== known) return
    known = found
    store.set(found)
  }
}
