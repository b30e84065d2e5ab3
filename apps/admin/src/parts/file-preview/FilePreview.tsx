import { type ApiDispatch, useApiDispatch } from '@sqos/api-client'
import { useCatalogue } from '@sqos/i18n/react'
import { fileApi } from '@sqos/api-client/file'
import { docPreviewCatalogue, DocumentPreview, type PreviewFile, type PreviewSource } from '@sqos/doc-preview'
import { selectUser, type SessionRootState } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { config } from '../../config.ts'

/** The page of the iframe; the server sends it with its own security policy. */
const VIEWER = '/viewer/viewer.html'

export interface FilePreviewProps {
  /** Undefined closes the preview. */
  file: PreviewFile | undefined
  onClose: () => void
  onDownload: () => void
}

/** Shows a stored file to the signed-in user, with the user's name as a watermark. */
export function FilePreview({ file, onClose, onDownload }: FilePreviewProps) {
  const isReadable = useCatalogue(docPreviewCatalogue)
  const dispatch = useApiDispatch()
  const user = useSelector((state: SessionRootState) => selectUser(state))
  const source = useMemo(() => sourceOf(dispatch), [dispatch])
  if (!isReadable) return null
  return (
    <DocumentPreview
      file={file}
      source={source}
      viewer={VIEWER}
      watermark={`${user?.userName ?? ''} ${user?.userAccount ?? ''}`.trim()}
      onClose={onClose}
      onDownload={onDownload}
    />
  )
}

function sourceOf(dispatch: ApiDispatch): PreviewSource {
  return {
    async address({ fileId, fileVersionId = '', url = '' }) {
      const asked = { fileName: fileId, fileVersionId, fileDownloadUrl: url }
      const address = await dispatch(
        fileApi.endpoints.getPreviewAddress.initiate(asked, { forceRefetch: true }),
      ).unwrap()
      return address && `${config.apiBase}${address}`
    },
  }
}
