import { fileEndpoints } from './file.generated.ts'

/** Files: upload in chunks, personal links, previews. */
export const fileApi = fileEndpoints.enhanceEndpoints({
  endpoints: {
    // A link is valid for an hour, and each page gets its own.
    getFileLink: { keepUnusedDataFor: 0 },
    getPreviewAddress: { keepUnusedDataFor: 0 },
    getChunks: { keepUnusedDataFor: 0 },
  },
})

export const { useLazyGetFileLinkQuery, useLazyGetPreviewAddressQuery, useMergeFileMutation, useDeleteFileMutation } =
  fileApi
export type { ChunkAnswer, FileTicket, FileUpload, MergeForm } from './file.generated.ts'
