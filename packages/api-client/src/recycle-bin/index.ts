import { recycleBinEndpoints } from './recycle-bin.generated.ts'

/** What comes back may be anything: lists of every kind are asked for again. */
const everything = (_result: unknown, error: unknown) =>
  error
    ? []
    : [
        'RecycleBin' as const,
        { type: 'User' as const, id: 'LIST' },
        { type: 'Position' as const, id: 'LIST' },
        { type: 'Role' as const, id: 'LIST' },
        { type: 'Organization' as const, id: 'LIST' },
      ]

/** What was deleted. */
export const recycleBinApi = recycleBinEndpoints.enhanceEndpoints({
  addTagTypes: ['RecycleBin', 'User', 'Position', 'Role', 'Organization'],
  endpoints: {
    // Whatever is deleted on another page lands here.
    listRecycled: {
      providesTags: [
        'RecycleBin',
        { type: 'User', id: 'LIST' },
        { type: 'Position', id: 'LIST' },
        { type: 'Role', id: 'LIST' },
        { type: 'Organization', id: 'LIST' },
      ],
    },
    restoreRecycled: { invalidatesTags: everything },
    removeRecycled: { invalidatesTags: (_result, error) => (error ? [] : ['RecycleBin']) },
  },
})

export const { useListRecycledQuery, useRestoreRecycledMutation, useRemoveRecycledMutation } = recycleBinApi
export type { RecycledRow } from './recycle-bin.generated.ts'
