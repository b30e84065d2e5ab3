import { answerOf } from '@sqos/api-client'
import type { ApiDispatch } from '@sqos/api-client'
import { type ListView, listSettingApi } from '@sqos/api-client/list-setting'
import { type SavedView, savedViewsStore } from '@sqos/ui-kit/list'
import { columnLayoutStore, type KeptStore } from '@sqos/ui-kit/table'
import { layoutOf, type NamedColumn, settingsOf } from './column-settings.ts'

/** Milliseconds without a change before the layout is sent. */
const CALM_MS = 800

/** Identifies a list for the server and for the browser. */
export interface FollowedList {
  /** The menu entry under which the server stores it. */
  moduleId: string
  /** The key under which the browser stores it. */
  key: string
  columns: readonly NamedColumn[]
  /** Whether changes are sent; false while viewing as another user. */
  mayKeep: boolean
}

const followed = new WeakMap<ApiDispatch, Set<string>>()

/** Loads the layout of the list from the server, and then sends every change. */
export function followServer(dispatch: ApiDispatch, { moduleId, key, columns, mayKeep }: FollowedList) {
  const keys = followed.get(dispatch) ?? new Set()
  if (keys.has(key)) return
  followed.set(dispatch, keys.add(key))

  const { getColumnSettings, listViews, saveColumnSettings, saveViews } = listSettingApi.endpoints
  follow(columnLayoutStore(key), {
    load: async () => layoutOf(await answerOf(dispatch(getColumnSettings.initiate({ moduleId })))),
    save: (layout) => {
      const fieldList = JSON.stringify(settingsOf(layout, columns))
      return dispatch(saveColumnSettings.initiate({ columnSettingsBody: { moduleId, fieldList } }))
    },
    mayKeep,
  })
  follow(savedViewsStore(key), {
    load: () => answerOf(dispatch(listViews.initiate({ moduleId }))),
    save: (views) => dispatch(saveViews.initiate({ listViewsBody: { moduleId, views: views.map(writable) } })),
    mayKeep,
  })
}

/** The generated types have no read-only lists. */
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
      // The browser's copy is used; the API client has shown the error.
      return
    }
    // Changes that the user made meanwhile have precedence.
    if (store.get() !== known) return
    known = found
    store.set(found)
  }
}
