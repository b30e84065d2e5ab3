import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './lib/verdict.ts'
import { ROOT, workspacePackages, type WorkspacePackage } from './lib/workspace.ts'

const LAYERS = ['base', 'ui', 'data', 'feature', 'app', 'tooling'] as const
type Layer = (typeof LAYERS)[number]

/** The layers that each layer may import (docs/architecture.md). A feature never imports a feature. */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  base: ['base'],
  ui: ['base', 'ui'],
  data: ['base', 'data'],
  feature: ['base', 'ui', 'data'],
  app: LAYERS,
  tooling: LAYERS,
}

const isLayer = (name: string | undefined): name is Layer => LAYERS.some((layer) => layer === name)

/** Manifests with an unknown layer or a forbidden dependency. Tests may use the tooling. */
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

/**
 * Packages and apps that the table of layers in docs/architecture.md lacks, or lists in another layer than their
 * manifest.
 */
export function pictureProblems(packages: WorkspacePackage[], picture: string): string[] {
  const rowOf = (floor: string) => picture.split('\n').find((line) => new RegExp(`^\\| ${floor} +\\|`).test(line)) ?? ''
  const roomsOf = (floor: string) => [...rowOf(floor).matchAll(/`([^`]+)`/g)].map(([, room]) => room)
  const drawn = LAYERS.flatMap((floor) => roomsOf(floor).map((room) => `${room} in the layer ${floor}`))
  const real = packages
    .filter(({ manifest }) => manifest.layer !== 'tooling')
    .map(({ folder, manifest }) => `${folder.replace(/^packages\//, '')} in the layer ${manifest.layer}`)
  return [
    ...real.filter((room) => !drawn.includes(room)).map((room) => `docs/architecture.md lacks ${room}.`),
    ...drawn
      .filter((room) => !real.includes(room))
      .map((room) => `docs/architecture.md names ${room}, which does not exist.`),
  ]
}

if (import.meta.main) {
  const packages = workspacePackages()
  const picture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  report([...layerProblems(packages), ...pictureProblems(packages, picture)], {
    fine: `${packages.length} packages, every dependency points down.`,
  })
}
