import { type ApiDispatch, apiEnvironment, callHeaders } from '@sqos/api-client'
import type { WidgetServices } from '@sqos/form-widgets/services'
import { config } from '../../config.ts'

/** Uploads the images of rich texts; the uploader is loaded with the first one. */
export const pictureUpload =
  (dispatch: ApiDispatch): WidgetServices['uploadPicture'] =>
  async (file, { signal }) => {
    const { createHttpPort } = await import('@sqos/uploader/core')
    const environment = dispatch((_dispatch, _getState, extra: unknown) => apiEnvironment(extra))
    const port = createHttpPort({
      baseUrl: `${config.apiBase}/api/file`,
      headers: () => callHeaders(environment),
      onSignedOut: (code) => environment.onSessionEnded(code),
    })
    const { url } = await port.sendWhole({ file, name: file.name, type: 'annexpic' }, { signal })
    return url
  }
