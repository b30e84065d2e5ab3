import { createKeptStores } from '../../kept/kept-store.ts'
import { readViews, type SavedView } from './saved-views.ts'

/** The views stored under a key, shared by every `SavedViews` with this key. */
export const savedViewsStore = createKeptStores<readonly SavedView[]>({
  prefix: 'sqos_views_',
  parse: readViews,
  isEmpty: (views) => views.length === 0,
})
