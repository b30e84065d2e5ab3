import { type ApiExtra, apiEnvironment } from './environment.ts'

/** A file on the server, as endpoints return it. */
export interface FileLink {
  name: string
  /** Path on the API's server or absolute URL; empty while the file is being generated. */
  url: string
}

/** Thunk: saves a file of the server through the browser. Does nothing while the file has no URL. */
export const downloadFile =
  ({ name, url }: FileLink) =>
  (_dispatch: unknown, _getState: unknown, extra: ApiExtra): void => {
    if (url === '') return
    const link = document.createElement('a')
    link.href = /^https?:\/\//.test(url) ? url : `${apiEnvironment(extra).baseUrl}${url}`
    link.download = name
    link.click()
  }
