import { authorityEndpoints } from './authority.generated.ts'

/** A refused write changed nothing: what is on the screen stays. */
const unlessRefused =
  <Tag extends 'Grants' | 'ColumnSettings'>(changed: Tag) =>
  (_result: unknown, error: unknown) =>
    error ? [] : [changed]

/** Who may do what: what roles and others grant, why somebody may or may not, and looking through somebody else's eyes. */
export const authorityApi = authorityEndpoints.enhanceEndpoints({
  addTagTypes: ['Grants', 'ColumnSettings'],
  endpoints: {
    listGrantValues: { providesTags: ['Grants'] },
    compareAuthority: { providesTags: ['Grants'] },
    explainAuthority: { providesTags: ['Grants'] },
    listGrantHolders: { providesTags: ['Grants'] },
    saveGrants: { invalidatesTags: unlessRefused('Grants') },
    addGrants: { invalidatesTags: unlessRefused('Grants') },
    saveGrantHolders: { invalidatesTags: unlessRefused('Grants') },
    getColumnSettings: { providesTags: ['ColumnSettings'] },
    saveColumnSettings: { invalidatesTags: unlessRefused('ColumnSettings') },
  },
})

export const {
  useListGrantValuesQuery,
  usePreviewGrantsMutation,
  useSaveGrantsMutation,
  useAddGrantsMutation,
  useListGrantHoldersQuery,
  useSaveGrantHoldersMutation,
  useGetColumnSettingsQuery,
  useSaveColumnSettingsMutation,
  useListAuthoritySubjectsQuery,
  useExplainAuthorityQuery,
  useCompareAuthorityQuery,
  useBeginViewAsMutation,
  useEndViewAsMutation,
} = authorityApi
export type {
  AuthorityComparison,
  AuthoritySubject,
  GrantNode,
  GrantsBody,
  GrantsPreview,
  GrantValues,
  Why,
  WhyStep,
} from './authority.generated.ts'
