import { type ApiDispatch, apiEnvironment, callHeaders } from '@sqos/api-client'
import type { WidgetServices } from '@sqos/form-widgets/services'
import { config } from '../../config.ts'

interface UploadOptions {
  /** Folder on the server. */
  type: 'annex' | 'annexpic'
  signal: AbortSignal
  onProgress?: (sentBytes: number) => void
}

/** Uploads a file in one call and resolves with its address; the uploader is loaded with the first one. */
export async function uploadWhole(
  dispatch: ApiDispatch,
  file: File,
  { type, signal, onProgress }: UploadOptions,
): Promise<string> {
  const { createHttpPort } = await import('@sqos/uploader/core')
  const environment = dispatch((_dispatch, _getState, extra: unknown) => apiEnvironment(extra))
  const port = createHttpPort({
    baseUrl: `${config.apiBase}/api/file`,
    headers: () => callHeaders(environment),
    onSignedOut: (code) => environment.onSessionEnded(code),
  })
  const { url } = await port.sendWhole({ file, name: file.name, type }, { signal, onProgress })
  return url
}

/** Uploads the images of rich texts. */
export const pictureUpload =
  (dispatch: ApiDispatch): WidgetServices['uploadPicture'] =>
  (file, { signal }) =>
    uploadWhole(dispatch, file, { type: 'annexpic', signal })
