import { apiEnvironment, callHeaders } from '@sqos/api-client'
import { lazyPart } from '@sqos/app-feature'
import type { ChatServices } from '@sqos/chat'
import { notifyUser } from '@sqos/messages/notify'
import { config } from '../../config.ts'
import { connection } from '../realtime/connection.ts'

/** What this application provides to the chat; loaded with its panel. */
export function createChatServices(): ChatServices {
  return {
    connection: connection(),
    fileAddress: (path) => `${config.apiBase}${path}`,
    Files: lazyPart(async () => (await import('../../parts/file-list/AppFileList.tsx')).AppFileList),
    notify: (notice, dispatch) => void notifyUser({ kind: 'chat', tag: 'sqos-chat', ...notice }, dispatch),
    async upload(file, { type, dispatch, onProgress, signal }) {
      const { createHttpPort } = await import('@sqos/uploader/core')
      const environment = dispatch((_dispatch, _getState, extra) => apiEnvironment(extra))
      const port = createHttpPort({
        baseUrl: `${config.apiBase}/api/file`,
        headers: () => callHeaders(environment),
        onSignedOut: (code) => environment.onSessionEnded(code),
      })
      const { name } = await port.sendWhole(
        { file, name: file.name, type },
        { signal, onProgress: (sent) => onProgress(file.size === 0 ? 1 : Math.min(1, sent / file.size)) },
      )
      return name
    },
  }
}
