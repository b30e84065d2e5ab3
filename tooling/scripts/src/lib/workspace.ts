import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** The properties of a package.json that the tools read. */
export interface Manifest {
  name: string
  version?: string
  private?: boolean
  layer?: string
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A package of the workspace: its folder, relative to the root, and its manifest. */
export interface WorkspacePackage {
  folder: string
  manifest: Manifest
}

/** Every package of the workspace, in the order of the folders. */
export function workspacePackages(root = ROOT): WorkspacePackage[] {
  return ['packages', 'apps', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => {
        const folder = `${group}/${entry.name}`
        const manifest = readManifest(join(root, folder, 'package.json'))
        return manifest ? [{ folder, manifest }] : []
      }),
  )
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // A folder without a manifest may be left over from another branch; an invalid manifest is an error.
    if (error instanceof SyntaxError) throw new Error(`${file} is no JSON: ${error.message}`, { cause: error })
    return undefined
  }
}

/** The installed version of a dependency, so that an app of a test needs nothing new from the registry. */
export function versionOf(name: string, from = '.'): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, from, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return version
}
