import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { servePages } from '@sqos/test-kit/pages'
import { build } from 'vite'

const pageWith = (sheets: readonly string[]) =>
  '<!doctype html><html lang="zh"><head><title>Call</title><link rel="icon" href="data:,">' +
  sheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join('') +
  '</head><body><script type="module" src="/page.js"></script></body></html>'

/** Builds `call-page.example.tsx` as an application would, and serves it. */
export async function serveCallPage() {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-call-page-'))
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    mode: 'production',
    plugins: [arcoStyles(), jsonImports()],
    build: {
      outDir: folder,
      target: 'es2024',
      rolldownOptions: {
        input: { page: join(import.meta.dirname, 'call-page.example.tsx') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const sheets = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const server = await servePages({ folder, pages: { '/': pageWith(sheets) } })
  return {
    url: server.url,
    /** Scripts of the built page, by name. */
    scripts: outputs.flatMap((one) => (one.type === 'chunk' ? [{ name: one.fileName, code: one.code }] : [])),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
