import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { serviceWorker, versionFile } from './vite.ts'

it('a page and the server have one version, also with a service worker', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sqos-version-'))
  try {
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><head></head><script type="module" src="/main.ts"></script>',
    )
    writeFileSync(join(root, 'main.ts'), 'document.title = "page"')
    writeFileSync(join(root, 'worker.ts'), 'self.name = "__SHELL_VERSION__"')

    await build({
      root,
      logLevel: 'silent',
      configFile: false,
      plugins: [serviceWorker(join(root, 'worker.ts')), versionFile()],
    })

    const written = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')
    const [, page] = /name="sqos-version" content="([0-9a-f]{12})"/.exec(written('index.html')) ?? []
    expect(page).toBeDefined()
    expect(JSON.parse(written('version.json'))).toEqual({ version: page })
    expect(written('worker.js')).toContain(page)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
