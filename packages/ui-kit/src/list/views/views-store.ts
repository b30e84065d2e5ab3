import { createKeptStores } from '../../kept/kept-store.ts'
import { readViews, type SavedView } from './saved-views.ts'

/** The views kept under a key: what `SavedViews` with this key shows and changes. */
export const savedViewsStore = createKeptStores<readonly SavedView[]>({
  prefix: 'sqos_views_',
  parse: readViews,
  isEmpty: (views) => views.length === 0,
})
