import { unlessRefused } from '../cache-tags.ts'
import { recycleBinEndpoints } from './recycle-bin.generated.ts'

const LISTS = (['User', 'Position', 'Role', 'Organization', 'Menu'] as const).map((type) => ({ type, id: 'LIST' }))

/** A restored record may be of any kind: the lists of every kind are fetched again. */
const everything = unlessRefused(() => ['RecycleBin' as const, ...LISTS])

/** The deleted records. */
export const recycleBinApi = recycleBinEndpoints.enhanceEndpoints({
  addTagTypes: ['RecycleBin', 'User', 'Position', 'Role', 'Organization', 'Menu'],
  endpoints: {
    // A record deleted on any other page appears here.
    listRecycled: { providesTags: ['RecycleBin', ...LISTS] },
    restoreRecycled: { invalidatesTags: everything },
    removeRecycled: { invalidatesTags: unlessRefused(() => ['RecycleBin']) },
  },
})

export const { useListRecycledQuery, useRestoreRecycledMutation, useRemoveRecycledMutation } = recycleBinApi
export type { RecycledRow } from './recycle-bin.generated.ts'
