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
  /** Kind, by number or name; the summary of the call says of what */
  type: string
  /** Name of the file */
  fileName: string
}
export type GetPackLinkApiResponse = /** status 200 Done */ PackTicket
export type GetPackLinkApiArg = {
  /** Kind, by number or name; the summary of the call says of what */
  type: string
  body: {
    /** Name under which the server keeps the file */
    fileId: string
    /** Name of the file */
    fileName?: string | undefined
  }[]
}
export type GetPreviewAddressApiResponse = /** status 200 Done */ string
export type GetPreviewAddressApiArg = {
  /** The id of the file */
  fileName: string
  /** Version of the file; changes with the content */
  fileVersionId?: string | undefined
  /** Address of the file; sent by clients of the family, not used */
  fileDownloadUrl?: string | undefined
}
export type UploadFileApiResponse = /** status 200 Done */ FileUpload
export type UploadFileApiArg = {
  /** Kind, by number or name; the summary of the call says of what */
  type: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary'
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type GetChunksApiResponse = /** status 200 Done */ ChunkAnswer
export type GetChunksApiArg = {
  /** Number of the piece, from 1 */
  chunkNumber: number
  /** How many pieces the file has */
  totalChunks: number
  /** Size of every piece but the last, in bytes */
  chunkSize?: number | undefined
  /** Size of this piece in bytes */
  currentChunkSize?: number | undefined
  /** Size of the whole file in bytes */
  totalSize: number
  /** MD5 of the whole file */
  identifier: string
  /** Name of the file */
  filename?: string | undefined
  /** Name of the file */
  fileName?: string | undefined
  /** Path inside a folder that was chosen whole */
  relativePath?: string | undefined
  /** Content type that the browser says; the server looks at the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
}
export type UploadChunkApiResponse = /** status 200 Done */ ChunkAnswer
export type UploadChunkApiArg = {
  /** Number of the piece, from 1 */
  chunkNumber?: number | undefined
  /** How many pieces the file has */
  totalChunks?: number | undefined
  /** Size of every piece but the last, in bytes */
  chunkSize?: number | undefined
  /** Size of this piece in bytes */
  currentChunkSize?: number | undefined
  /** Size of the whole file in bytes */
  totalSize?: number | undefined
  /** MD5 of the whole file */
  identifier?: string | undefined
  /** Name of the file */
  filename?: string | undefined
  /** Name of the file */
  fileName?: string | undefined
  /** Path inside a folder that was chosen whole */
  relativePath?: string | undefined
  /** Content type that the browser says; the server looks at the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: 'annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary' | undefined
  body: {
    /** Content of the file */
    file: Blob
    /** Number of the piece, from 1 */
    chunkNumber?: number | undefined
    /** How many pieces the file has */
    totalChunks?: number | undefined
    /** Size of every piece but the last, in bytes */
    chunkSize?: number | undefined
    /** Size of this piece in bytes */
    currentChunkSize?: number | undefined
    /** Size of the whole file in bytes */
    totalSize?: number | undefined
    /** MD5 of the whole file */
    identifier?: string | undefined
    /** Name of the file */
    filename?: string | undefined
    /** Name of the file */
    fileName?: string | undefined
    /** Path inside a folder that was chosen whole */
    relativePath?: string | undefined
    /** Content type that the browser says; the server looks at the content */
    fileType?: string | undefined
    /** Extension without dot */
    extension?: string | undefined
    /** Kind, by number or name; the summary of the call says of what */
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
  /** Kind, by number or name; the summary of the call says of what */
  type: string
  /** Name of the file */
  fileName: string
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type Refusal = {
  /** 400 refused, 401 fields are invalid, 403 no permission, 404 no such record, 409 changed by somebody else, 429 too many tries, 500 failure of the server, 600 session expired, 601 signed in elsewhere, 602 token not valid */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** The fields at fault; null where no field is */
  data: null | {
    /** Name of the field → what is wrong with it */
    fields: {
      [key: string]: string
    }
  }
  /** Names the call in the log */
  traceId?: string | undefined
}
export type PackTicket = {
  downloadVo: FileTicket
  /** Name to save under */
  downloadName: string
}
export type FileUpload = {
  /** Name that people read */
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
  /** Name of the file */
  fileName: string
  /** Size in bytes */
  fileSize: number
  /** Content type that the browser says; the server looks at the content */
  fileType?: string | undefined
  /** Extension without dot */
  extension?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: ('annex' | 'annexpic' | 'IM' | 'mail' | 'workFlow' | 'document' | 'temporary') | undefined
  /** Kind of path; sent by clients of the family, not used */
  pathType?: string | undefined
  /** Sent by clients of the family, not used */
  isAccount?: string | undefined
  /** Folder; sent by clients of the family, not used */
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
