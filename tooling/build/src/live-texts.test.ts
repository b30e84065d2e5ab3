import { globSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { liveTexts, namespaceOf } from './live-texts.ts'

const ROOT = join(import.meta.dirname, '../../..')

it('finds the catalogue of every page', () => {
  const files = globSync('apps/admin/src/pages/**/locales/en.json', { cwd: ROOT })

  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => namespaceOf(join(ROOT, file)) === undefined)).toEqual([])
})

it('sends a changed locale to the page without running modules again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sqos-live-texts-'))
  const file = join(root, 'locales/en.json')
  mkdirSync(join(root, 'locales'))
  writeFileSync(file, '{"title":"Orders"}')
  writeFileSync(join(root, 'catalogue.ts'), "import './locales/en.json'\ndefineCatalogue('orders', loaders)\n")
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [liveTexts()],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    await server.environments.client.transformRequest('/locales/en.json')
    const send = vi.spyOn(server.environments.client.hot, 'send')
    writeFileSync(file, '{"title":"All orders"}')
    server.watcher.emit('change', file)

    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    expect(send.mock.calls).toEqual([
      ['sqos:texts', { namespace: 'orders', language: 'en', texts: { title: 'All orders' } }],
    ])
  } finally {
    await server.close()
    rmSync(root, { recursive: true, force: true })
  }
})
