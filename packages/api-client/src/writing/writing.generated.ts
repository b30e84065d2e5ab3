// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWritingArticles: build.query<ListWritingArticlesApiResponse, ListWritingArticlesApiArg>({
      query: (queryArg) => ({
        url: `/api/select/article/list`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          status: queryArg.status,
          source: queryArg.source,
        },
      }),
    }),
    listAiActions: build.query<ListAiActionsApiResponse, ListAiActionsApiArg>({
      query: (queryArg) => ({
        url: `/api/select/getAiOptimizeList`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listModuleCategories: build.query<ListModuleCategoriesApiResponse, ListModuleCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/select/getModuleList`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listModuleOptions: build.query<ListModuleOptionsApiResponse, ListModuleOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/select/module/list`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listOutlineOptions: build.query<ListOutlineOptionsApiResponse, ListOutlineOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/select/outline/list`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listWritingTags: build.query<ListWritingTagsApiResponse, ListWritingTagsApiArg>({
      query: () => ({ url: `/api/select/tag/list` }),
    }),
    listTemplateCards: build.query<ListTemplateCardsApiResponse, ListTemplateCardsApiArg>({
      query: (queryArg) => ({
        url: `/api/select/template/list`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listVariableOptions: build.query<ListVariableOptionsApiResponse, ListVariableOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/select/variable/list`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    readWritingDocx: build.mutation<ReadWritingDocxApiResponse, ReadWritingDocxApiArg>({
      query: (queryArg) => ({ url: `/api/writing/Actions/ReadDocx`, method: 'POST', body: queryArg.body }),
    }),
    getWritingAiConfig: build.query<GetWritingAiConfigApiResponse, GetWritingAiConfigApiArg>({
      query: () => ({ url: `/api/writing/ai/config` }),
    }),
    saveWritingAiConfig: build.mutation<SaveWritingAiConfigApiResponse, SaveWritingAiConfigApiArg>({
      query: (queryArg) => ({ url: `/api/writing/ai/config`, method: 'PUT', body: queryArg.writingAiConfigBody }),
    }),
    testWritingAi: build.mutation<TestWritingAiApiResponse, TestWritingAiApiArg>({
      query: () => ({ url: `/api/writing/ai/config/Actions/Test`, method: 'POST' }),
    }),
    getWritingAiState: build.query<GetWritingAiStateApiResponse, GetWritingAiStateApiArg>({
      query: () => ({ url: `/api/writing/ai/state` }),
    }),
    createWritingArticle: build.mutation<CreateWritingArticleApiResponse, CreateWritingArticleApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article`, method: 'POST', body: queryArg.writingArticleBody }),
    }),
    getWritingArticle: build.query<GetWritingArticleApiResponse, GetWritingArticleApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateWritingArticle: build.mutation<UpdateWritingArticleApiResponse, UpdateWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.writingArticleBody,
      }),
    }),
    deleteWritingArticle: build.mutation<DeleteWritingArticleApiResponse, DeleteWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyWritingArticle: build.mutation<CopyWritingArticleApiResponse, CopyWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    exportWritingArticle: build.mutation<ExportWritingArticleApiResponse, ExportWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/Export`,
        method: 'POST',
        body: queryArg.writingOutputBody,
      }),
    }),
    mergeWritingArticle: build.mutation<MergeWritingArticleApiResponse, MergeWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/Merge`,
        method: 'POST',
        body: queryArg.writingMergeBody,
      }),
    }),
    saveWritingArticleToRecord: build.mutation<SaveWritingArticleToRecordApiResponse, SaveWritingArticleToRecordApiArg>(
      {
        query: (queryArg) => ({
          url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/SaveToRecord`,
          method: 'POST',
          body: queryArg.writingRecordFileBody,
        }),
      },
    ),
    sendWritingArticle: build.mutation<SendWritingArticleApiResponse, SendWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/Send`,
        method: 'POST',
        body: queryArg.writingSendBody,
      }),
    }),
    syncWritingArticle: build.mutation<SyncWritingArticleApiResponse, SyncWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Actions/Sync`,
        method: 'POST',
        body: queryArg.writingSyncBody,
      }),
    }),
    listWritingComments: build.query<ListWritingCommentsApiResponse, ListWritingCommentsApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Comments` }),
    }),
    addWritingComment: build.mutation<AddWritingCommentApiResponse, AddWritingCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Comments`,
        method: 'POST',
        body: queryArg.writingCommentBody,
      }),
    }),
    deleteWritingComment: build.mutation<DeleteWritingCommentApiResponse, DeleteWritingCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: 'DELETE',
      }),
    }),
    resolveWritingComment: build.mutation<ResolveWritingCommentApiResponse, ResolveWritingCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Comments/${encodeURIComponent(String(queryArg.commentId))}/Actions/Resolve`,
        method: 'POST',
        body: queryArg.writingResolvedBody,
      }),
    }),
    getWritingOutput: build.query<GetWritingOutputApiResponse, GetWritingOutputApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Output` }),
    }),
    getWritingRecord: build.query<GetWritingRecordApiResponse, GetWritingRecordApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Record` }),
    }),
    setWritingRecord: build.mutation<SetWritingRecordApiResponse, SetWritingRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Record`,
        method: 'PUT',
        body: queryArg.writingRecordBody,
      }),
    }),
    getWritingShares: build.query<GetWritingSharesApiResponse, GetWritingSharesApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Shares` }),
    }),
    saveWritingShares: build.mutation<SaveWritingSharesApiResponse, SaveWritingSharesApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Shares`,
        method: 'PUT',
        body: queryArg.writingSharesBody,
      }),
    }),
    listWritingVersions: build.query<ListWritingVersionsApiResponse, ListWritingVersionsApiArg>({
      query: (queryArg) => ({ url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Versions` }),
    }),
    getWritingVersion: build.query<GetWritingVersionApiResponse, GetWritingVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Versions/${encodeURIComponent(String(queryArg['number']))}`,
      }),
    }),
    restoreWritingVersion: build.mutation<RestoreWritingVersionApiResponse, RestoreWritingVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/article/${encodeURIComponent(String(queryArg.id))}/Versions/${encodeURIComponent(String(queryArg['number']))}/Actions/Restore`,
        method: 'POST',
      }),
    }),
    purgeWritingArticle: build.mutation<PurgeWritingArticleApiResponse, PurgeWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/deletedArticle/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    recoverWritingArticle: build.mutation<RecoverWritingArticleApiResponse, RecoverWritingArticleApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/deletedArticle/${encodeURIComponent(String(queryArg.id))}/Actions/Recover`,
        method: 'POST',
      }),
    }),
    listWritingParts: build.query<ListWritingPartsApiResponse, ListWritingPartsApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/part/${encodeURIComponent(String(queryArg.kind))}`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    createWritingPart: build.mutation<CreateWritingPartApiResponse, CreateWritingPartApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/part/${encodeURIComponent(String(queryArg.kind))}`,
        method: 'POST',
        body: queryArg.writingPartBody,
      }),
    }),
    getWritingPart: build.query<GetWritingPartApiResponse, GetWritingPartApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/part/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateWritingPart: build.mutation<UpdateWritingPartApiResponse, UpdateWritingPartApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/part/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.writingPartBody,
      }),
    }),
    deleteWritingPart: build.mutation<DeleteWritingPartApiResponse, DeleteWritingPartApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/part/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listWritingRecords: build.query<ListWritingRecordsApiResponse, ListWritingRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/record`,
        params: {
          modelId: queryArg.modelId,
          menuId: queryArg.menuId,
          keyword: queryArg.keyword,
        },
      }),
    }),
    listWritingTemplates: build.query<ListWritingTemplatesApiResponse, ListWritingTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    createWritingTemplate: build.mutation<CreateWritingTemplateApiResponse, CreateWritingTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/writing/template`, method: 'POST', body: queryArg.writingTemplateBody }),
    }),
    getWritingTemplate: build.query<GetWritingTemplateApiResponse, GetWritingTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateWritingTemplate: build.mutation<UpdateWritingTemplateApiResponse, UpdateWritingTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.writingTemplateBody,
      }),
    }),
    deleteWritingTemplate: build.mutation<DeleteWritingTemplateApiResponse, DeleteWritingTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    restoreWritingRevision: build.mutation<RestoreWritingRevisionApiResponse, RestoreWritingRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}/Actions/Restore/${encodeURIComponent(String(queryArg.revisionId))}`,
        method: 'POST',
      }),
    }),
    listWritingRevisions: build.query<ListWritingRevisionsApiResponse, ListWritingRevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions`,
      }),
    }),
    toggleWritingTemplate: build.mutation<ToggleWritingTemplateApiResponse, ToggleWritingTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    useWritingTemplate: build.query<UseWritingTemplateApiResponse, UseWritingTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/writing/template/${encodeURIComponent(String(queryArg.id))}/Content` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as writingEndpoints }
export type ListWritingArticlesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingArticleRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListWritingArticlesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** State of progress */
  status?: '' | '0' | '1' | undefined
  /** Own articles, those that others share with the user, or own ones that were deleted */
  source?: '' | 'own' | 'shared' | 'deleted' | undefined
}
export type ListAiActionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPartOption[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListAiActionsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ListModuleCategoriesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPartOption[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListModuleCategoriesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ListModuleOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPartOption[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListModuleOptionsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ListOutlineOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPartOption[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListOutlineOptionsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ListWritingTagsApiResponse = /** status 200 Done */ WritingTag[]
export type ListWritingTagsApiArg = void
export type ListTemplateCardsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingTemplateCard[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListTemplateCardsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ListVariableOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPartOption[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListVariableOptionsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type ReadWritingDocxApiResponse = /** status 200 Done */ WritingDocx
export type ReadWritingDocxApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type GetWritingAiConfigApiResponse = /** status 200 Done */ WritingAiConfig
export type GetWritingAiConfigApiArg = void
export type SaveWritingAiConfigApiResponse = /** status 200 Done */ null
export type SaveWritingAiConfigApiArg = {
  writingAiConfigBody: WritingAiConfigBody
}
export type TestWritingAiApiResponse = /** status 200 Done */ null
export type TestWritingAiApiArg = void
export type GetWritingAiStateApiResponse = /** status 200 Done */ WritingAiState
export type GetWritingAiStateApiArg = void
export type CreateWritingArticleApiResponse = /** status 200 Done */ WritingSaved
export type CreateWritingArticleApiArg = {
  writingArticleBody: WritingArticleBody
}
export type GetWritingArticleApiResponse = /** status 200 Done */ WritingArticle
export type GetWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateWritingArticleApiResponse = /** status 200 Done */ WritingSaved
export type UpdateWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingArticleBody: WritingArticleBody
}
export type DeleteWritingArticleApiResponse = /** status 200 Done */ null
export type DeleteWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyWritingArticleApiResponse = /** status 200 Done */ WritingSaved
export type CopyWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportWritingArticleApiResponse = /** status 200 Done */ FileTicket
export type ExportWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingOutputBody: WritingOutputBody
}
export type MergeWritingArticleApiResponse = /** status 200 Done */ WritingSaved
export type MergeWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingMergeBody: WritingMergeBody
}
export type SaveWritingArticleToRecordApiResponse = /** status 200 Done */ null
export type SaveWritingArticleToRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingRecordFileBody: WritingRecordFileBody
}
export type SendWritingArticleApiResponse = /** status 200 Done */ null
export type SendWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingSendBody: WritingSendBody
}
export type SyncWritingArticleApiResponse = /** status 200 Done */ WritingSync
export type SyncWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingSyncBody: WritingSyncBody
}
export type ListWritingCommentsApiResponse = /** status 200 Done */ WritingThread[]
export type ListWritingCommentsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type AddWritingCommentApiResponse = /** status 200 Done */ WritingCommentAdded
export type AddWritingCommentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingCommentBody: WritingCommentBody
}
export type DeleteWritingCommentApiResponse = /** status 200 Done */ null
export type DeleteWritingCommentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the comment */
  commentId: string
}
export type ResolveWritingCommentApiResponse = /** status 200 Done */ null
export type ResolveWritingCommentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the comment */
  commentId: string
  writingResolvedBody: WritingResolvedBody
}
export type GetWritingOutputApiResponse = /** status 200 Done */ WritingOutput
export type GetWritingOutputApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetWritingRecordApiResponse = /** status 200 Done */ WritingRecord
export type GetWritingRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SetWritingRecordApiResponse = /** status 200 Done */ null
export type SetWritingRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingRecordBody: WritingRecordBody
}
export type GetWritingSharesApiResponse = /** status 200 Done */ WritingShares
export type GetWritingSharesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SaveWritingSharesApiResponse = /** status 200 Done */ null
export type SaveWritingSharesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingSharesBody: WritingSharesBody
}
export type ListWritingVersionsApiResponse = /** status 200 Done */ WritingVersion[]
export type ListWritingVersionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetWritingVersionApiResponse = /** status 200 Done */ WritingVersionDocument
export type GetWritingVersionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  number: number
}
export type RestoreWritingVersionApiResponse = /** status 200 Done */ WritingSaved
export type RestoreWritingVersionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  number: number
}
export type PurgeWritingArticleApiResponse = /** status 200 Done */ null
export type PurgeWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RecoverWritingArticleApiResponse = /** status 200 Done */ null
export type RecoverWritingArticleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListWritingPartsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingPart[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListWritingPartsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
}
export type CreateWritingPartApiResponse = /** status 200 Done */ null
export type CreateWritingPartApiArg = {
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
  writingPartBody: WritingPartBody
}
export type GetWritingPartApiResponse = /** status 200 Done */ WritingPart
export type GetWritingPartApiArg = {
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateWritingPartApiResponse = /** status 200 Done */ null
export type UpdateWritingPartApiArg = {
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
  /** Id of the record, assigned by the server */
  id: string
  writingPartBody: WritingPartBody
}
export type DeleteWritingPartApiResponse = /** status 200 Done */ null
export type DeleteWritingPartApiArg = {
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
  /** Id of the record, assigned by the server */
  id: string
}
export type ListWritingRecordsApiResponse = /** status 200 Done */ WritingRecordChoice
export type ListWritingRecordsApiArg = {
  /** Id of the model */
  modelId: string
  /** Menu entry whose grants apply; empty for any */
  menuId?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type ListWritingTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: WritingTemplateRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListWritingTemplatesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the category */
  categoryId?: string | undefined
}
export type CreateWritingTemplateApiResponse = /** status 200 Done */ null
export type CreateWritingTemplateApiArg = {
  writingTemplateBody: WritingTemplateBody
}
export type GetWritingTemplateApiResponse = /** status 200 Done */ WritingTemplate
export type GetWritingTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateWritingTemplateApiResponse = /** status 200 Done */ null
export type UpdateWritingTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  writingTemplateBody: WritingTemplateBody
}
export type DeleteWritingTemplateApiResponse = /** status 200 Done */ null
export type DeleteWritingTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RestoreWritingRevisionApiResponse = /** status 200 Done */ null
export type RestoreWritingRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListWritingRevisionsApiResponse = /** status 200 Done */ WritingRevision[]
export type ListWritingRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleWritingTemplateApiResponse = /** status 200 Done */ null
export type ToggleWritingTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UseWritingTemplateApiResponse = /** status 200 Done */ WritingTemplate
export type UseWritingTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type WritingArticleRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  summary: string
  /** Always empty in lists */
  content: string
  /** State of progress */
  status: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Epoch milliseconds */
  deleteTime: number | null
  /** What the user may do: everything, edit, or read only */
  access: 'own' | 'edit' | 'read'
  /** Name of the owner */
  owner: string
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type WritingPartOption = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
  /** Result code: 200 success; all other codes are refusals or failures */
  code: string
  /** Document of a module; JSON tree of an outline */
  content: string
  /** Default value of a variable */
  value: string
  /** Type of the value */
  dataType: string
  /** Of an AI action */
  prompt: string
  /** Class name of the icon */
  icon: string
  /** Remarks */
  description: string
  /** Id of the category */
  categoryId: string
  /** Sort order among siblings, ascending */
  sortCode: number
}
export type WritingTag = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
}
export type WritingTemplateCard = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
  /** Remarks */
  description: string
  /** Always empty in lists */
  content: string
  /** Name of the category */
  category: string
  /** Address of a picture, or empty */
  cover: string
  /** Epoch milliseconds */
  creatorTime: number
}
export type WritingDocx = {
  html: string
  /** Displayed title */
  title: string
}
export type WritingAiConfig = {
  /** From AI_BASE_URL; empty without a service */
  baseUrl: string
  model: string
  hasKey: boolean
  aiEnabled: boolean
  /** Requests of one user a day */
  dailyLimit: number
}
export type WritingAiConfigBody = {
  aiEnabled: boolean
  /** Requests of one user a day */
  dailyLimit: number
}
export type WritingAiState = {
  /** 1 enabled or released, 0 not */
  state: 'ready' | 'off' | 'notConfigured'
  dailyLimit: number
  usedToday: number
}
export type WritingSaved = {
  /** Id of the record, assigned by the server */
  id: string
  /** Version; changes with every write */
  version: number
  /** Epoch milliseconds */
  savedAt: number
}
export type WritingArticleBody = {
  /** Displayed title */
  title: string
  /** Document of the editor as JSON text */
  content: string
  /** Variables of the text */
  variables?:
    | {
        [key: string]: string
      }
    | undefined
  /** State of progress */
  status?: number | undefined
  templateId?: (string | null) | undefined
  source?:
    | ({
        /** Id of the model */
        modelId: string
        /** Menu entry whose grants apply; empty for any */
        menuId?: string | undefined
        /** Id of the record */
        recordId: string
      } | null)
    | undefined
  /** As it was read; a stale one is refused */
  version?: number | undefined
  /** Keeps a version even if the last one is young */
  isKept?: boolean | undefined
}
export type WritingArticle = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  /** Document of the editor as JSON text */
  content: string
  /** Variables of the text */
  variables: {
    [key: string]: string
  }
  /** State of progress */
  status: number
  templateId: string
  source: {
    /** Id of the model */
    modelId: string
    /** Menu entry whose grants apply; empty for any */
    menuId?: string | undefined
    /** Id of the record */
    recordId: string
  } | null
  /** Version; changes with every write */
  version: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** What the user may do: everything, edit, or read only */
  access: 'own' | 'edit' | 'read'
  /** Name of the owner; empty for own articles */
  owner: string
  /** Edited by several people: read it with syncWritingArticle */
  isTogether: boolean
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type WritingOutputBody = {
  format: 'html' | 'markdown' | 'pdf'
}
export type WritingMergeBody = {
  /** Update of Yjs, in Base64 */
  edit?: string | undefined
  /** Tab of the sender */
  tab: string
  /** Version of the nodes that the page knows; older than the server: refused */
  schema?: number | undefined
  /** Keeps a version even if the last one is young */
  isKept?: boolean | undefined
}
export type WritingRecordFileBody = {
  /** Name of the field */
  field: string
}
export type WritingSendBody = {
  /** Ids of the users */
  userIds: string[]
}
export type WritingSync = {
  /** Edits of another document mean nothing in this one */
  docId: string
  /** Version; changes with every write */
  version: number
  /** What the client lacks, in Base64 */
  update: string
  /** State vector of the server, in Base64 */
  vector: string
}
export type WritingSyncBody = {
  /** State vector of Yjs: what the client has; empty for nothing, in Base64 */
  vector: string
  /** Version of the nodes that the page knows; older than the server: refused */
  schema?: number | undefined
}
export type WritingThread = {
  /** Of the first comment; the mark `comment` in the document has it */
  id: string
  /** The text that was commented on; empty for the whole article */
  quote: string
  /** Whether an editor marked it as done */
  isResolved: boolean
  /** The comment and its answers, oldest first */
  comments: {
    /** Id of the record, assigned by the server */
    id: string
    /** Name of the author */
    author: string
    /** Text of the comment */
    body: string
    /** Epoch milliseconds */
    createdAt: number
    /** Whether the caller may delete it */
    mayDelete: boolean
  }[]
}
export type WritingCommentAdded = {
  /** Id of the record, assigned by the server */
  id: string
}
export type WritingCommentBody = {
  /** Text of the comment */
  body: string
  /** The text that is commented on */
  quote?: string | undefined
  /** The comment that is answered */
  threadId?: (string | null) | undefined
}
export type WritingResolvedBody = {
  /** False opens it again */
  isResolved: boolean
}
export type WritingOutput = {
  /** Displayed title */
  title: string
  /** With the variables filled in */
  html: string
  missing: {
    /** Result code: 200 success; all other codes are refusals or failures */
    code: string
    /** Display name */
    name: string
  }[]
}
export type WritingRecord = {
  /** Id of the model */
  modelId: string
  /** Id of the menu */
  menuId: string
  /** Id of the record */
  recordId: string
  /** none: about no record; missing: deleted, or not for the reader */
  state: 'none' | 'shown' | 'missing'
  /** Name of the form */
  modelName: string
  /** Text of the first field that is not empty */
  title: string
  /** Variables of the text */
  variables: {
    /** Result code: 200 success; all other codes are refusals or failures */
    code: string
    /** Display name */
    name: string
    value: string
  }[]
  fileFields: {
    /** Display name */
    name: string
    /** Displayed heading */
    label: string
  }[]
}
export type WritingRecordBody = {
  /** Without a model and a record: about none */
  modelId?: string | undefined
  /** Menu entry whose grants apply; empty for any */
  menuId?: string | undefined
  /** Id of the record */
  recordId?: string | undefined
}
export type WritingShares = {
  /** Rows or nodes */
  list: {
    /** Id of the user */
    userId: string
    mayEdit: number
    /** Display name */
    name: string
  }[]
}
export type WritingSharesBody = {
  /** Rows or nodes */
  list: {
    /** Id of the user */
    userId: string
    mayEdit: number
  }[]
}
export type WritingVersion = {
  number: number
  /** Displayed title */
  title: string
  /** Epoch milliseconds */
  createdAt: number
}
export type WritingVersionDocument = {
  number: number
  /** Displayed title */
  title: string
  /** Document of the editor as JSON text */
  content: string
  text: string
}
export type WritingPart = {
  /** Id of the record, assigned by the server */
  id: string
  /** Type, by name */
  kind: 'category' | 'moduleCategory' | 'module' | 'variable' | 'outline' | 'tag' | 'aiAction'
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  categoryId: string
  content: string
  /** Remarks */
  description: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type WritingPartBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode?: string | undefined
  /** Id of the category */
  categoryId?: (string | null) | undefined
  content?: string | undefined
  /** Remarks */
  description?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type WritingRecordChoice = {
  /** Label of the field that the keyword searches; empty without such a field */
  searched: string
  /** Variables of the text */
  variables: {
    /** Result code: 200 success; all other codes are refusals or failures */
    code: string
    /** Display name */
    name: string
  }[]
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    /** Displayed title */
    title: string
  }[]
}
export type WritingTemplateRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Id of the category */
  categoryId: string
  /** Id or code of the category */
  category: string
  /** Remarks */
  description: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type WritingHolder = {
  /** What has the right; an organisation means its direct members */
  objectType: 'User' | 'Role' | 'Position' | 'Organize' | 'Group'
  /** Id of the user, role, position, organisation or group */
  objectId: string
}
export type WritingTemplateBody = {
  /** Display name */
  fullName: string
  /** Id of the category */
  categoryId?: (string | null) | undefined
  cover?: string | undefined
  /** Remarks */
  description?: string | undefined
  /** Document of the editor as JSON text */
  content: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Who may start articles from it; empty: everybody */
  usableBy?: WritingHolder[] | undefined
  /** Who may change it, of those with the right to the page; empty: all of them */
  editableBy?: WritingHolder[] | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type WritingTemplate = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Id of the category */
  categoryId: string
  cover: string
  /** Remarks */
  description: string
  /** Document of the editor as JSON text */
  content: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Who may start articles from it; empty: everybody */
  usableBy: WritingHolder[]
  /** Who may change it, of those with the right to the page; empty: all of them */
  editableBy: WritingHolder[]
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type WritingRevision = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Name of the user */
  userName: string
  /** Display name */
  fullName: string
  isCurrent: boolean
  /** The text without formatting, to compare */
  text: string
}
export const {
  useListWritingArticlesQuery,
  useLazyListWritingArticlesQuery,
  useListAiActionsQuery,
  useLazyListAiActionsQuery,
  useListModuleCategoriesQuery,
  useLazyListModuleCategoriesQuery,
  useListModuleOptionsQuery,
  useLazyListModuleOptionsQuery,
  useListOutlineOptionsQuery,
  useLazyListOutlineOptionsQuery,
  useListWritingTagsQuery,
  useLazyListWritingTagsQuery,
  useListTemplateCardsQuery,
  useLazyListTemplateCardsQuery,
  useListVariableOptionsQuery,
  useLazyListVariableOptionsQuery,
  useReadWritingDocxMutation,
  useGetWritingAiConfigQuery,
  useLazyGetWritingAiConfigQuery,
  useSaveWritingAiConfigMutation,
  useTestWritingAiMutation,
  useGetWritingAiStateQuery,
  useLazyGetWritingAiStateQuery,
  useCreateWritingArticleMutation,
  useGetWritingArticleQuery,
  useLazyGetWritingArticleQuery,
  useUpdateWritingArticleMutation,
  useDeleteWritingArticleMutation,
  useCopyWritingArticleMutation,
  useExportWritingArticleMutation,
  useMergeWritingArticleMutation,
  useSaveWritingArticleToRecordMutation,
  useSendWritingArticleMutation,
  useSyncWritingArticleMutation,
  useListWritingCommentsQuery,
  useLazyListWritingCommentsQuery,
  useAddWritingCommentMutation,
  useDeleteWritingCommentMutation,
  useResolveWritingCommentMutation,
  useGetWritingOutputQuery,
  useLazyGetWritingOutputQuery,
  useGetWritingRecordQuery,
  useLazyGetWritingRecordQuery,
  useSetWritingRecordMutation,
  useGetWritingSharesQuery,
  useLazyGetWritingSharesQuery,
  useSaveWritingSharesMutation,
  useListWritingVersionsQuery,
  useLazyListWritingVersionsQuery,
  useGetWritingVersionQuery,
  useLazyGetWritingVersionQuery,
  useRestoreWritingVersionMutation,
  usePurgeWritingArticleMutation,
  useRecoverWritingArticleMutation,
  useListWritingPartsQuery,
  useLazyListWritingPartsQuery,
  useCreateWritingPartMutation,
  useGetWritingPartQuery,
  useLazyGetWritingPartQuery,
  useUpdateWritingPartMutation,
  useDeleteWritingPartMutation,
  useListWritingRecordsQuery,
  useLazyListWritingRecordsQuery,
  useListWritingTemplatesQuery,
  useLazyListWritingTemplatesQuery,
  useCreateWritingTemplateMutation,
  useGetWritingTemplateQuery,
  useLazyGetWritingTemplateQuery,
  useUpdateWritingTemplateMutation,
  useDeleteWritingTemplateMutation,
  useRestoreWritingRevisionMutation,
  useListWritingRevisionsQuery,
  useLazyListWritingRevisionsQuery,
  useToggleWritingTemplateMutation,
  useUseWritingTemplateQuery,
  useLazyUseWritingTemplateQuery,
} = injectedRtkApi
