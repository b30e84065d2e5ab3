import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { writingEndpoints } from './writing.generated.ts'

const templates = cacheOf('WritingTemplate')
const articles = cacheOf('WritingArticle')
const parts = cacheOf('WritingPart')
const AI = [{ type: 'WritingAi' as const, id: 'STATE' }]

/** The writing area: own articles, templates, and what they are made from. */
export const writingApi = writingEndpoints.enhanceEndpoints({
  addTagTypes: ['WritingTemplate', 'WritingArticle', 'WritingPart', 'WritingAi'],
  endpoints: {
    listWritingTemplates: templates.list,
    listTemplateCards: templates.list,
    getWritingTemplate: templates.record,
    createWritingTemplate: templates.added,
    updateWritingTemplate: templates.changed,
    toggleWritingTemplate: templates.changed,
    restoreWritingRevision: templates.changed,
    deleteWritingTemplate: templates.removed,
    listWritingArticles: articles.list,
    getWritingRecord: articles.record,
    setWritingRecord: articles.changed,
    saveWritingArticleToRecord: articles.changed,
    createWritingArticle: articles.added,
    updateWritingArticle: articles.added,
    restoreWritingVersion: articles.added,
    copyWritingArticle: articles.added,
    deleteWritingArticle: articles.removed,
    saveWritingShares: articles.changed,
    listWritingParts: parts.list,
    listAiActions: parts.list,
    listModuleCategories: parts.list,
    listModuleOptions: parts.list,
    listVariableOptions: parts.list,
    listOutlineOptions: parts.list,
    listWritingTags: parts.list,
    getWritingPart: parts.record,
    createWritingPart: parts.added,
    updateWritingPart: parts.changed,
    deleteWritingPart: parts.removed,
    getWritingAiState: { providesTags: AI },
    getWritingAiConfig: { providesTags: AI },
    saveWritingAiConfig: { invalidatesTags: unlessRefused(() => AI) },
  },
})

export const {
  useListWritingTemplatesQuery,
  useListTemplateCardsQuery,
  useCreateWritingTemplateMutation,
  useUpdateWritingTemplateMutation,
  useToggleWritingTemplateMutation,
  useDeleteWritingTemplateMutation,
  useListWritingRevisionsQuery,
  useRestoreWritingRevisionMutation,
  useReadWritingDocxMutation,
  useListWritingArticlesQuery,
  useCopyWritingArticleMutation,
  useDeleteWritingArticleMutation,
  useGetWritingSharesQuery,
  useSaveWritingSharesMutation,
  useListWritingRecordsQuery,
  useGetWritingRecordQuery,
  useSetWritingRecordMutation,
  useSaveWritingArticleToRecordMutation,
  useSendWritingArticleMutation,
  useListWritingPartsQuery,
  useCreateWritingPartMutation,
  useUpdateWritingPartMutation,
  useDeleteWritingPartMutation,
  useListOutlineOptionsQuery,
  useGetWritingAiStateQuery,
  useGetWritingAiConfigQuery,
  useSaveWritingAiConfigMutation,
  useTestWritingAiMutation,
} = writingApi
export type {
  WritingArticle,
  WritingArticleRow,
  WritingPart,
  WritingPartBody,
  WritingPartOption,
  WritingShares,
  WritingTemplate,
  WritingTemplateCard,
  WritingTemplateRow,
} from './writing.generated.ts'
