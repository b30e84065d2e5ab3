import { describe, expect, it } from 'vitest'
import { layerProblems, pictureProblems } from './check-layers.ts'
import { workspacePackages, type WorkspacePackage } from './lib/workspace.ts'

const at = (name: string, manifest: Omit<WorkspacePackage['manifest'], 'name'>): WorkspacePackage => ({
  folder: `packages/${name}`,
  manifest: { name: `@sqos/${name}`, ...manifest },
})

const uses = (name: string) => ({ [`@sqos/${name}`]: 'workspace:*' })

describe('layerProblems', () => {
  it('finds no problem in this repository', () => {
    expect(layerProblems(workspacePackages())).toEqual([])
  })

  it('refuses a dependency on a higher layer', () => {
    const problems = layerProblems([
      at('i18n', { layer: 'base', dependencies: uses('ui-kit') }),
      at('ui-kit', { layer: 'ui' }),
    ])
    expect(problems).toEqual(['packages/i18n (base) depends on @sqos/ui-kit (ui); base may import: base.'])
  })

  it('refuses a feature that depends on a feature, also as a peer', () => {
    const problems = layerProblems([
      at('auth', { layer: 'feature', peerDependencies: uses('chat') }),
      at('chat', { layer: 'feature' }),
    ])
    expect(problems).toHaveLength(1)
  })

  it('allows tests to use the tooling, and published code not', () => {
    const kit = at('test-kit', { layer: 'tooling' })
    expect(layerProblems([kit, at('auth', { layer: 'feature', devDependencies: uses('test-kit') })])).toEqual([])
    expect(layerProblems([kit, at('auth', { layer: 'feature', dependencies: uses('test-kit') })])).toHaveLength(1)
  })

  it('refuses a package without a known layer', () => {
    expect(layerProblems([at('auth', { layer: 'top' })])).toHaveLength(1)
    expect(layerProblems([at('auth', {})])).toHaveLength(1)
  })
})

it('pictureProblems reports packages that the table of layers lacks or lists in another layer', () => {
  const picture = '| layer | may import | packages |\n| base | base | `i18n` `gone` |'
  expect(pictureProblems([at('i18n', { layer: 'base' }), at('hooks', { layer: 'ui' })], picture)).toEqual([
    'docs/architecture.md lacks hooks in the layer ui.',
    'docs/architecture.md names gone in the layer base, which does not exist.',
  ])
})
