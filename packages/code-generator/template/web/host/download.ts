/** Downloads a file of the server. */
export function download({ name, url }: { name: string; url: string }) {
  if (url === '') return
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
