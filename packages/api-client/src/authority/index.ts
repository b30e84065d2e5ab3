import { unlessRefused } from '../cache-tags.ts'
import { authorityEndpoints } from './authority.generated.ts'

const changed = unlessRefused(() => ['Grants'] as const)

/** Permissions: the grants of roles and other sources, the reason of a permission, and viewing as another user. */
export const authorityApi = authorityEndpoints.enhanceEndpoints({
  addTagTypes: ['Grants'],
  endpoints: {
    listGrantValues: { providesTags: ['Grants'] },
    compareAuthority: { providesTags: ['Grants'] },
    explainAuthority: { providesTags: ['Grants'] },
    listGrantHolders: { providesTags: ['Grants'] },
    saveGrants: { invalidatesTags: changed },
    addGrants: { invalidatesTags: changed },
    saveGrantHolders: { invalidatesTags: changed },
  },
})

export const {
  useListGrantValuesQuery,
  usePreviewGrantsMutation,
  usePreviewAddedGrantsMutation,
  useSaveGrantsMutation,
  useAddGrantsMutation,
  useListGrantHoldersQuery,
  useSaveGrantHoldersMutation,
  useListAuthoritySubjectsQuery,
  useExplainAuthorityQuery,
  useCompareAuthorityQuery,
  useShowPageAsMutation,
  useBeginViewAsMutation,
  useEndViewAsMutation,
} = authorityApi
export type {
  AuthorityComparison,
  AuthoritySubject,
  GrantBatchBody,
  GrantBatchPreview,
  GrantNode,
  GrantsBody,
  GrantsPreview,
  GrantValues,
  PageFace,
  Why,
  WhyStep,
} from './authority.generated.ts'
