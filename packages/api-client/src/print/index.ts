import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { printEndpoints } from './print.generated.ts'

const { lists, list, record, added, changed, removed } = cacheOf('PrintTemplate')

/** Print templates, and records for them. */
export const printApi = printEndpoints.enhanceEndpoints({
  addTagTypes: ['PrintTemplate'],
  endpoints: {
    listPrintTemplates: list,
    listPrintTemplateOptions: list,
    getPrintTemplate: record,
    getPrintLook: record,
    listPrintRevisions: record,
    createPrintTemplate: added,
    copyPrintTemplate: added,
    importPrintTemplate: added,
    updatePrintTemplate: changed,
    togglePrintTemplate: changed,
    restorePrintRevision: changed,
    deletePrintTemplate: removed,
    // The list counts printed records.
    notePrinted: { invalidatesTags: unlessRefused(() => [lists]) },
  },
})

export const {
  useListPrintTemplateOptionsQuery,
  useListPrintTemplatesQuery,
  useCreatePrintTemplateMutation,
  useUpdatePrintTemplateMutation,
  useTogglePrintTemplateMutation,
  useCopyPrintTemplateMutation,
  useDeletePrintTemplateMutation,
  useExportPrintTemplateMutation,
  useImportPrintTemplateMutation,
  useListPrintFieldsQuery,
  useListPrintRevisionsQuery,
  useRestorePrintRevisionMutation,
} = printApi
export type { PrintPreviewBody, PrintTemplate, PrintTemplateRow, RecordMailState } from './print.generated.ts'
