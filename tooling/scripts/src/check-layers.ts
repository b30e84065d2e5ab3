import { report } from './lib/verdict.ts'
import { workspacePackages, type WorkspacePackage } from './lib/workspace.ts'

const LAYERS = ['base', 'ui', 'data', 'feature', 'app', 'tooling'] as const
type Layer = (typeof LAYERS)[number]

/** A room stands above everything that it imports (docs/architecture.md). A feature never imports a feature. */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  base: ['base'],
  ui: ['base', 'ui'],
  data: ['base', 'data'],
  feature: ['base', 'ui', 'data'],
  app: LAYERS,
  tooling: LAYERS,
}

const isLayer = (name: string | undefined): name is Layer => LAYERS.some((layer) => layer === name)

/** Every manifest that names no known layer or depends on a floor it must not stand on. Tests may use the tooling. */
export function layerProblems(packages: WorkspacePackage[]): string[] {
  const layerOf = new Map(packages.map(({ manifest }) => [manifest.name, manifest.layer]))
  return packages.flatMap(({ folder, manifest }) => {
    const own = manifest.layer
    if (!isLayer(own)) return [`${folder}/package.json: "layer" must be one of ${LAYERS.join(', ')}, and it is ${own}.`]
    const runtime = { ...manifest.dependencies, ...manifest.peerDependencies }
    return Object.keys({ ...runtime, ...manifest.devDependencies }).flatMap((name) => {
      const other = layerOf.get(name)
      if (!isLayer(other) || MAY_IMPORT[own].includes(other)) return []
      if (other === 'tooling' && !(name in runtime)) return []
      return [`${folder} (${own}) depends on ${name} (${other}); ${own} may import: ${MAY_IMPORT[own].join(', ')}.`]
    })
  })
}

if (import.meta.main) {
  const packages = workspacePackages()
  report(layerProblems(packages), { fine: `${packages.length} packages, every dependency points down.` })
}
