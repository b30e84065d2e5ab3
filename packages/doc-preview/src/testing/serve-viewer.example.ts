import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { VIEWER_HEADERS } from '../policy.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
}

/** A page as strict as an app's, which puts a file into the frame and keeps what the frame says. */
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

interface ViewerServer extends AsyncDisposable {
  url: string
  /** Every address that was asked for. */
  asked: string[]
}

/** Builds the viewer as it is published and serves it with its headers, beside a page that uses it. */
export async function serveViewer(): Promise<ViewerServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-viewer-'))
  const root = join(import.meta.dirname, '../..')
  await promisify(execFile)(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.viewer.config.ts', '--outDir', folder],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    const answer = async () => {
      const page = PAGES[pathname]
      try {
        const body = page ?? (await readFile(join(folder, pathname)))
        const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8'
        response.writeHead(200, { 'content-type': type, ...(page === undefined && VIEWER_HEADERS) }).end(body)
      } catch {
        response.writeHead(404).end()
      }
    }
    void answer()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
