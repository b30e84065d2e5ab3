import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { servePages } from '@sqos/test-kit/pages'
import { reactAlias } from '@sqos/vitest-config/react'
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
    resolve: { alias: reactAlias() },
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
    /** Size in bytes (gzip) of the script with this name, and of those that it needs beyond the page's first one. */
    sizeOf(name: string) {
      const chunks = outputs.filter((one) => one.type === 'chunk')
      const seen = new Set(['page.js'])
      const sizeOf = (fileName: string): number => {
        const chunk = chunks.find((one) => one.fileName === fileName)
        if (!chunk || seen.has(fileName)) return 0
        seen.add(fileName)
        return chunk.imports.reduce((sum, one) => sum + sizeOf(one), gzipSync(chunk.code).length)
      }
      return sizeOf(chunks.find((one) => one.name === name)?.fileName ?? '')
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
