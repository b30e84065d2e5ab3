import { unlessRefused } from '../cache-tags.ts'
import { collaborationEndpoints } from './collaboration.generated.ts'

const changed = unlessRefused(({ id }: { id: string }) => [{ type: 'RecordComment' as const, id }])

/** Comments on records, cards of records, and who has a record open. */
export const collaborationApi = collaborationEndpoints.enhanceEndpoints({
  addTagTypes: ['RecordComment'],
  endpoints: {
    listRecordComments: { providesTags: (_result, _error, { id }) => [{ type: 'RecordComment', id }] },
    addRecordComment: { invalidatesTags: changed },
    deleteRecordComment: { invalidatesTags: changed },
  },
})

export const {
  useGetRecordCardQuery,
  useListRecordCommentsQuery,
  useAddRecordCommentMutation,
  useDeleteRecordCommentMutation,
} = collaborationApi
export type { RecordCard, RecordComment, RecordEditor } from './collaboration.generated.ts'
