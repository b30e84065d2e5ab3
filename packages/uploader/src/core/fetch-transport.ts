import type { Transport } from './transport.ts'

/** Through `fetch`, where there is no XMLHttpRequest: Node, workers of some browsers. It reports no progress. */
export const fetchTransport: Transport = async ({ url, body, headers, signal }) => {
  const response = await fetch(url, { method: 'POST', body, headers, signal })
  return { status: response.status, text: await response.text() }
}
