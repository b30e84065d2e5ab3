import { config } from '../../config.ts'

/** Hands a file of the server to the browser. One that is still being made has no address yet, and waits in the download centre. */
export function download({ name, url }: { name: string; url: string }) {
  if (url === '') return
  const link = document.createElement('a')
  link.href = /^https?:\/\//.test(url) ? url : `${config.apiBase}${url}`
  link.download = name
  link.click()
}
