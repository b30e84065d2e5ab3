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
export type GetFileLinkApiResponse = /** status 200 Done */ FileTicket
export type GetFileLinkApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type: string
  /** Name of the file */
  fileName: string
}
export type GetPackLinkApiResponse = /** status 200 Done */ PackTicket
export type GetPackLinkApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type: string
  body: {
    /** Name of the file in the storage of the server */
    fileId: string
    /** Name of the file */
    fileName?: string | undefined
  }[]
}
export type GetPreviewAddressApiResponse = /** status 200 Done */ string
export type GetPreviewAddressApiArg = {
  /** Id of the file */
  fileName: string
  /** Version of the file; changes with the content */
  fileVersionId?: string | undefined
  /** Address of the file; sent by other clients, not used */
  fileDownloadUrl?: string | undefined
}
export type UploadFileApiResponse = /** status 200 Done */ FileUpload
export type UploadFileApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary'
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type GetChunksApiResponse = /** status 200 Done */ ChunkAnswer
export type GetChunksApiArg = {
  /** Number of the chunk, from 1 */
  chunkNumber: number
  /** Number of chunks of the file */
  totalChunks: number
  /** Size in bytes of all chunks except the last */
  chunkSize?: number | undefined
  /** Size of this chunk in bytes */
  currentChunkSize?: number | undefined
  /** Size of the whole file in bytes */
  totalSize: number
  /** MD5 of the whole file */
  identifier: string
  /** Name of the file */
  filename?: string | undefined
  /** Name of the file */
  fileName?: string | undefined
  /** Path inside an uploaded folder */
  relativePath?: string | undefined
  /** Content type according to the browser. The server detects the type from the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
}
export type UploadChunkApiResponse = /** status 200 Done */ ChunkAnswer
export type UploadChunkApiArg = {
  /** Number of the chunk, from 1 */
  chunkNumber?: number | undefined
  /** Number of chunks of the file */
  totalChunks?: number | undefined
  /** Size in bytes of all chunks except the last */
  chunkSize?: number | undefined
  /** Size of this chunk in bytes */
  currentChunkSize?: number | undefined
  /** Size of the whole file in bytes */
  totalSize?: number | undefined
  /** MD5 of the whole file */
  identifier?: string | undefined
  /** Name of the file */
  filename?: string | undefined
  /** Name of the file */
  fileName?: string | undefined
  /** Path inside an uploaded folder */
  relativePath?: string | undefined
  /** Content type according to the browser. The server detects the type from the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
  body: {
    /** Content of the file */
    file: Blob
    /** Number of the chunk, from 1 */
    chunkNumber?: number | undefined
    /** Number of chunks of the file */
    totalChunks?: number | undefined
    /** Size in bytes of all chunks except the last */
    chunkSize?: number | undefined
    /** Size of this chunk in bytes */
    currentChunkSize?: number | undefined
    /** Size of the whole file in bytes */
    totalSize?: number | undefined
    /** MD5 of the whole file */
    identifier?: string | undefined
    /** Name of the file */
    filename?: string | undefined
    /** Name of the file */
    fileName?: string | undefined
    /** Path inside an uploaded folder */
    relativePath?: string | undefined
    /** Content type according to the browser. The server detects the type from the content */
    fileType?: string | undefined
    /** Extension without dot */
    extension?: string | undefined
    /** Type, as a number or name, of the object of the operation */
    type?: ('annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary') | undefined
  }
}
export type GiveUpChunksApiResponse = /** status 200 Done */ null
export type GiveUpChunksApiArg = {
  /** MD5 of the whole file */
  identifier: string
}
export type MergeFileApiResponse = /** status 200 Done */ FileUpload
export type MergeFileApiArg = {
  mergeForm: MergeForm
}
export type DeleteFileApiResponse = /** status 200 Done */ null
export type DeleteFileApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type: string
  /** Name of the file */
  fileName: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
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
export type PackTicket = {
  downloadVo: FileTicket
  /** Name to save under */
  downloadName: string
}
export type FileUpload = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
  /** Size in bytes */
  fileSize: number
  /** Changes with the content */
  fileVersionId: string
  /** Extension that matches the content, without dot */
  fileExtension: string
  /** Address of the thumbnail; empty for files that are not pictures */
  thumbUrl: string
}
export type ChunkAnswer = {
  /** Whether all chunks are uploaded and the file can be completed */
  merge: boolean
  /** Whether the server already has the content, so that no upload is necessary */
  uploaded: boolean
  /** Numbers of the uploaded chunks */
  chunkNumbers: number[]
}
export type MergeForm = {
  /** MD5 of the whole file */
  identifier: string
  /** Name of the file */
  fileName: string
  /** Size in bytes */
  fileSize: number
  /** Content type according to the browser. The server detects the type from the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: ('annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary') | undefined
  /** Type of path; sent by other clients, not used */
  pathType?: string | undefined
  /** Sent by other clients, not used */
  isAccount?: string | undefined
  /** Folder; sent by other clients, not used */
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
