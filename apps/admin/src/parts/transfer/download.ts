import { config } from '../../config.ts'

/**
 * Downloads a file of the server. A file that is still being created has no URL yet, and appears in the download
 * centre.
 */
export function download({ name, url }: { name: string; url: string }) {
  if (url === '') return
  const link = document.createElement('a')
  link.href = /^(?:https?:\/\/|blob:)/.test(url) ? url : `${config.apiBase}${url}`
  link.download = name
  link.click()
}
