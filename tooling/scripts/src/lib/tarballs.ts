import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from './run.ts'
import type { WorkspacePackage } from './workspace.ts'

/** The file that `pnpm pack` writes for a package. */
export const tarballName = ({ manifest: { name, version } }: WorkspacePackage) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/** Our packages by name, as tarballs in a folder. */
export const tarballsIn = (folder: string, packages: readonly WorkspacePackage[]): Record<string, string> =>
  Object.fromEntries(packages.map((one) => [one.manifest.name, `file:${join(folder, tarballName(one))}`]))

/** Installs an application outside of the workspace; it and its dependencies get our packages from tarballs. */
export function installWith(tarballs: Record<string, string>, app: string): Promise<Ended> {
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'`)
  const builds = 'allowBuilds:\n  esbuild: true\n  core-js: false\n  core-js-pure: false\n'
  writeFileSync(join(app, 'pnpm-workspace.yaml'), `overrides:\n${overrides.join('\n')}\n${builds}`)
  return run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app })
}
