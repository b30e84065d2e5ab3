import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { servePages } from '@sqos/test-kit/pages'
import { VIEWER_HEADERS } from '../policy.ts'

/** A page with the strict policy of an application, which sends a file to the frame and records the replies. */
const HOST = `<!doctype html><html lang="en"><head><title>Host</title><script type="module" src="/host.js"></script></head><body></body></html>`
const HOST_SCRIPT = `
window.said = []
window.show = ({ name, bytes, width }) => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-modals')
  frame.title = 'viewer'
  frame.width = width
  frame.height = 760
  frame.src = '/viewer.html'
  window.said.length = 0
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== 'ready') return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event) => window.said.push(event.data)
    window.port = port1
    const settings = { language: 'zh', dark: false, watermark: '张三 zhangsan' }
    frame.contentWindow.postMessage({ type: 'show', name, content: new Blob([bytes]), settings }, '*', [port2])
  })
  document.body.replaceChildren(frame)
}`

const PAGES: Record<string, string> = { '/': HOST, '/host.js': HOST_SCRIPT }

/** Builds the published viewer and serves it with its headers, together with a page that uses it. */
export async function serveViewer() {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-viewer-'))
  const root = join(import.meta.dirname, '../..')
  await promisify(execFile)(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.viewer.config.ts', '--outDir', folder],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const headersOf = (path: string) => (path in PAGES ? {} : VIEWER_HEADERS)
  const server = await servePages({ folder, pages: PAGES, headersOf })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
