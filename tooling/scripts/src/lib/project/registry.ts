import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenOnLoopback, type LoopbackServer } from '@sqos/test-kit/loopback'
import { run } from '../run.ts'
import { tarballName } from '../tarballs.ts'
import type { WorkspacePackage } from '../workspace.ts'

/**
 * Serves packed packages as a registry does, so that `npm install` of an unchanged project finds them: the `.npmrc` of the project
 * names it for our scope.
 */
export async function serveTarballs(folder: string, packages: readonly WorkspacePackage[]): Promise<LoopbackServer> {
  const documents = new Map<string, (url: string) => object>()
  const tarballs = new Map<string, string>()
  for (const one of packages) {
    const file = join(folder, tarballName(one))
    const { code, output } = await run('tar', ['-xzOf', file, 'package/package.json'])
    if (code !== 0) throw new Error(`${file} cannot be read: ${output}`)
    // As it was packed, with the versions of the packages that it needs.
    const manifest: { name: string; version: string } = JSON.parse(output)
    const { name, version } = manifest
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
    tarballs.set(`/${tarballName(one)}`, file)
    documents.set(`/${name}`, (url) => ({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist: { tarball: `${url}/${tarballName(one)}`, integrity } } },
    }))
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const [document, tarball] = [documents.get(path), tarballs.get(path)]
    if (document) response.setHeader('content-type', 'application/json')
    if (!document && tarball === undefined) response.statusCode = 404
    response.end(document ? JSON.stringify(document(registry.url)) : tarball === undefined ? '' : readFileSync(tarball))
  })
  const registry = await listenOnLoopback(server)
  return registry
}
