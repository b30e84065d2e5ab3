// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFileLink: build.query<GetFileLinkApiResponse, GetFileLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/file/Download/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.fileName))}`,
      }),
    }),
    getPackLink: build.mutation<GetPackLinkApiResponse, GetPackLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/file/PackDownload/${encodeURIComponent(String(queryArg['type']))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getPreviewAddress: build.query<GetPreviewAddressApiResponse, GetPreviewAddressApiArg>({
      query: (queryArg) => ({
        url: `/api/file/Uploader/Preview`,
        params: {
          fileName: queryArg.fileName,
          fileVersionId: queryArg.fileVersionId,
          fileDownloadUrl: queryArg.fileDownloadUrl,
        },
      }),
    }),
    uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
      query: (queryArg) => ({
        url: `/api/file/Uploader/${encodeURIComponent(String(queryArg['type']))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getChunks: build.query<GetChunksApiResponse, GetChunksApiArg>({
      query: (queryArg) => ({
        url: `/api/file/chunk`,
        params: {
          chunkNumber: queryArg.chunkNumber,
          totalChunks: queryArg.totalChunks,
          chunkSize: queryArg.chunkSize,
          currentChunkSize: queryArg.currentChunkSize,
          totalSize: queryArg.totalSize,
          identifier: queryArg.identifier,
          filename: queryArg.filename,
          fileName: queryArg.fileName,
          relativePath: queryArg.relativePath,
          fileType: queryArg.fileType,
          extension: queryArg.extension,
          type: queryArg['type'],
        },
      }),
    }),
    uploadChunk: build.mutation<UploadChunkApiResponse, UploadChunkApiArg>({
      query: (queryArg) => ({
        url: `/api/file/chunk`,
        method: 'POST',
        body: queryArg.body,
        params: {
          chunkNumber: queryArg.chunkNumber,
          totalChunks: queryArg.totalChunks,
          chunkSize: queryArg.chunkSize,
          currentChunkSize: queryArg.currentChunkSize,
          totalSize: queryArg.totalSize,
          identifier: queryArg.identifier,
          filename: queryArg.filename,
          fileName: queryArg.fileName,
          relativePath: queryArg.relativePath,
          fileType: queryArg.fileType,
          extension: queryArg.extension,
          type: queryArg['type'],
        },
      }),
    }),
    giveUpChunks: build.mutation<GiveUpChunksApiResponse, GiveUpChunksApiArg>({
      query: (queryArg) => ({
        url: `/api/file/chunk`,
        method: 'DELETE',
        params: {
          identifier: queryArg.identifier,
        },
      }),
    }),
    mergeFile: build.mutation<MergeFileApiResponse, MergeFileApiArg>({
      query: (queryArg) => ({ url: `/api/file/merge`, method: 'POST', body: queryArg.mergeForm }),
    }),
    deleteFile: build.mutation<DeleteFileApiResponse, DeleteFileApiArg>({
      query: (queryArg) => ({
        url: `/api/file/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.fileName))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as fileEndpoints }
export type GetFileLinkApiResponse = /** status 200 Default Response */ FileTicket
export type GetFileLinkApiArg = {
  type: string
  fileName: string
}
export type GetPackLinkApiResponse = /** status 200 Default Response */ PackTicket
export type GetPackLinkApiArg = {
  type: string
  body: {
    fileId: string
    fileName?: string | undefined
  }[]
}
export type GetPreviewAddressApiResponse = /** status 200 Default Response */ string
export type GetPreviewAddressApiArg = {
  /** The id of the file */
  fileName: string
  fileVersionId?: string | undefined
  fileDownloadUrl?: string | undefined
}
export type UploadFileApiResponse = /** status 200 Default Response */ FileUpload
export type UploadFileApiArg = {
  type: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary'
  body: {
    file: Blob
  }
}
export type GetChunksApiResponse = /** status 200 Default Response */ ChunkAnswer
export type GetChunksApiArg = {
  chunkNumber: number
  totalChunks: number
  chunkSize?: number | undefined
  currentChunkSize?: number | undefined
  totalSize: number
  /** MD5 of the whole file */
  identifier: string
  filename?: string | undefined
  fileName?: string | undefined
  relativePath?: string | undefined
  fileType?: string | undefined
  extension?: string | undefined
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
}
export type UploadChunkApiResponse = /** status 200 Default Response */ ChunkAnswer
export type UploadChunkApiArg = {
  chunkNumber?: number | undefined
  totalChunks?: number | undefined
  chunkSize?: number | undefined
  currentChunkSize?: number | undefined
  totalSize?: number | undefined
  /** MD5 of the whole file */
  identifier?: string | undefined
  filename?: string | undefined
  fileName?: string | undefined
  relativePath?: string | undefined
  fileType?: string | undefined
  extension?: string | undefined
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
  body: {
    file: Blob
    chunkNumber?: number | undefined
    totalChunks?: number | undefined
    chunkSize?: number | undefined
    currentChunkSize?: number | undefined
    totalSize?: number | undefined
    /** MD5 of the whole file */
    identifier?: string | undefined
    filename?: string | undefined
    fileName?: string | undefined
    relativePath?: string | undefined
    fileType?: string | undefined
    extension?: string | undefined
    type?: ('annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary') | undefined
  }
}
export type GiveUpChunksApiResponse = /** status 200 Default Response */ null
export type GiveUpChunksApiArg = {
  /** MD5 of the whole file */
  identifier: string
}
export type MergeFileApiResponse = /** status 200 Default Response */ FileUpload
export type MergeFileApiArg = {
  mergeForm: MergeForm
}
export type DeleteFileApiResponse = /** status 200 Default Response */ null
export type DeleteFileApiArg = {
  type: string
  fileName: string
}
export type FileTicket = {
  name: string
  url: string
}
export type PackTicket = {
  downloadVo: FileTicket
  downloadName: string
}
export type FileUpload = {
  name: string
  /** Relative to the server’s address */
  url: string
  /** Bytes */
  fileSize: number
  /** Changes with the content */
  fileVersionId: string
  /** As the content says, without dot */
  fileExtension: string
  /** Small picture, empty for what is none */
  thumbUrl: string
}
export type ChunkAnswer = {
  /** Everything is here: complete it */
  merge: boolean
  /** The server has the content: nothing more to send */
  uploaded: boolean
  /** Pieces that are here */
  chunkNumbers: number[]
}
export type MergeForm = {
  /** MD5 of the whole file */
  identifier: string
  fileName: string
  fileSize: number
  fileType?: string | undefined
  extension?: string | undefined
  type?: ('annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary') | undefined
  pathType?: string | undefined
  isAccount?: string | undefined
  folder?: string | undefined
}
export const {
  useGetFileLinkQuery,
  useLazyGetFileLinkQuery,
  useGetPackLinkMutation,
  useGetPreviewAddressQuery,
  useLazyGetPreviewAddressQuery,
  useUploadFileMutation,
  useGetChunksQuery,
  useLazyGetChunksQuery,
  useUploadChunkMutation,
  useGiveUpChunksMutation,
  useMergeFileMutation,
  useDeleteFileMutation,
} = injectedRtkApi
