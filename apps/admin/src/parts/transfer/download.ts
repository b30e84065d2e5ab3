import { config } from '../../app/config.ts'

/** Hands a file of the server to the browser. */
export function download({ name, url }: { name: string; url: string }) {
  const link = document.createElement('a')
  link.href = /^https?:\/\//.test(url) ? url : `${config.apiBase}${url}`
  link.download = name
  link.click()
}
