import type { Module } from './design/module.ts'
import { inFolder, json, type NamedText, pageFiles, serverFiles } from './module-files.ts'
import { type Design, readModule, type Settings, type Surroundings } from './design/read-module.ts'
import type { GeneratedFile } from './generated-file.ts'
import { apiFile, pageFile, textsOf } from './page/contract.ts'
import { asProject, isTakenInProject, projectFiles } from './project/files.ts'
import { readmeFile } from './readme.ts'
import { migrationFile } from './server/storage.ts'
import { testFile } from './server/test-file.ts'

/** The files of a module, not yet formatted, and what the reader should know. */
export interface GeneratedModule {
  name: string
  title: string
  area: string
  files: readonly GeneratedFile[]
  notes: readonly string[]
}

/** What \`pnpm new generated\` needs: \`generated.json\` of the module. */
export interface InstallManifest {
  name: string
  camel: string
  CONST: string
  area: string
  texts: ReturnType<typeof textsOf>
  /** The paths of all files of the archive. */
  files: readonly string[]
}

/** Generates the code of a design: a module for the workspace, or a project of its own. Nothing is refused; see \`notes\`. */
export function generateModule(
  design: Design,
  { settings, surroundings }: { settings: Settings; surroundings: Surroundings },
): GeneratedModule {
  const isProject = settings.shape === 'standAlone'
  const module = isProject
    ? asProject(readModule(design, settings, { ...surroundings, isTaken: isTakenInProject }))
    : readModule(design, settings, surroundings)
  const { names, title, area, notes } = module
  const files = isProject ? projectFiles(module, surroundings) : workspaceFiles(module)
  return { name: names.name, title, area, files, notes }
}

function workspaceFiles(module: Module): GeneratedFile[] {
  const { names, area } = module
  const { name, camel } = names
  const server = `apps/server/src/modules/${name}`
  const page = `apps/admin/src/pages/${area}/${camel}`
  const files: NamedText[] = [
    [`${server}/README.md`, readmeFile(module)],
    ...inFolder(server, serverFiles(module)),
    [`${server}/${name}.test.ts`, testFile(module, { hasPermissions: true })],
    [`apps/server/migrations/0000-${name}.ts`, migrationFile(module)],
    [`packages/contract/src/pages/${name}.page.ts`, pageFile(module)],
    [`packages/api-client/src/${name}/index.ts`, apiFile(module)],
    ...inFolder(page, pageFiles(module)),
  ]
  const manifestPath = `${server}/generated.json`
  const manifest: InstallManifest = {
    name,
    camel,
    CONST: names.CONST,
    area,
    texts: textsOf(module),
    files: [manifestPath, ...files.map(([path]) => path)].toSorted(),
  }
  const [readme, ...code] = files.map(([path, text]) => ({ path, text }))
  return [...(readme ? [readme] : []), { path: manifestPath, text: json(manifest) }, ...code]
}
