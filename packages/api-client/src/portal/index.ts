import { cacheOf } from '../cache-tags.ts'
import { portalEndpoints } from './portal.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Portal')

/** Portals: documents, grants, the portal of the dashboard, and the data of their parts. */
export const portalApi = portalEndpoints.enhanceEndpoints({
  addTagTypes: ['Portal'],
  endpoints: {
    listPortals: list,
    listPortalOptions: list,
    getPortal: record,
    openPortal: record,
    getPortalGrants: record,
    listPortalRevisions: record,
    listPortalData: record,
    createPortal: added,
    copyPortal: added,
    importPortal: added,
    updatePortal: changed,
    togglePortal: changed,
    arrangePortal: changed,
    restorePortalRevision: changed,
    savePortalGrants: changed,
    deletePortal: removed,
  },
})

export const {
  useListPortalsQuery,
  useGetPortalQuery,
  useCreatePortalMutation,
  useUpdatePortalMutation,
  useTogglePortalMutation,
  useCopyPortalMutation,
  useDeletePortalMutation,
  useExportPortalMutation,
  useImportPortalMutation,
  useGetPortalGrantsQuery,
  useSavePortalGrantsMutation,
  useListPortalRevisionsQuery,
  useLazyGetPortalRevisionQuery,
  useRestorePortalRevisionMutation,
  useListPortalOptionsQuery,
  useOpenPortalQuery,
  useSetDefaultPortalMutation,
  useArrangePortalMutation,
  useListPortalDataQuery,
  useLazyListPortalDataQuery,
  useListPreviewedPortalDataQuery,
  useLazyListPreviewedPortalDataQuery,
} = portalApi
export type {
  Portal,
  PortalAuth,
  PortalBody,
  PortalGrants,
  PortalNode,
  PortalPartData,
  PortalRevision,
  PortalRow,
} from './portal.generated.ts'
