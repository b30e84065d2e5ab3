import type { Transport } from './transport.ts'

/** Through XMLHttpRequest, which tells how much has left: `fetch` does not. */
export const xhrTransport: Transport = ({ url, body, headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (onProgress) request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(new Error('The network failed.')))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    if (signal.aborted) reject(new DOMException('Aborted', 'AbortError'))
    else {
      signal.addEventListener('abort', abort)
      request.send(body)
    }
  })
