import type { Transport } from './transport.ts'

/** Transport with XMLHttpRequest, which reports upload progress; `fetch` does not. */
export const xhrTransport: Transport = ({ url, body, headers, signal, onProgress, stallMs }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const abort = () => request.abort()
    // A network that is lost silently leaves connections open.
    const moved = () => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, stallMs)
    }
    const end = () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      moved()
      onProgress?.(loaded)
    })
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(new Error('The network failed.')))
    request.addEventListener('abort', () => reject(new Error('The request stalled or was aborted.')))
    request.addEventListener('loadend', end)
    if (signal.aborted) return reject(new Error('The request was aborted before it was sent.'))
    signal.addEventListener('abort', abort)
    moved()
    request.send(body)
  })
