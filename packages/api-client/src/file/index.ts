import { fileEndpoints } from './file.generated.ts'

/** Files: pieces and their completion, links that are the caller's own, previews. */
export const fileApi = fileEndpoints.enhanceEndpoints({
  endpoints: {
    // Links are for an hour, and each page that shows one wants its own.
    getFileLink: { keepUnusedDataFor: 0 },
    getPreviewAddress: { keepUnusedDataFor: 0 },
    getChunks: { keepUnusedDataFor: 0 },
  },
})

export const { useLazyGetFileLinkQuery, useLazyGetPreviewAddressQuery, useMergeFileMutation, useDeleteFileMutation } =
  fileApi
export type { ChunkAnswer, FileTicket, FileUpload, MergeForm } from './file.generated.ts'
