import type { Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ModelTemplate } from './templates/index.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository } from './model.repository.ts'
import { createModelWriter } from './model.writer.ts'

interface Placing {
  actor: Actor
  /** Id of a value of the dictionary webDesign. */
  categoryId: string
  /** Id of the directory in the browser's menu. */
  parentId: string
  sortCode: number
}

/** Creates models from templates, through the services that administrators use. */
export function createModelLibrary(deps: Pick<Deps, 'db' | 'now' | 'newId'>) {
  const wired = {
    ...deps,
    repository: createModelRepository(deps.db),
    configuration: createConfigurationWriter(deps),
  }
  const writer = createModelWriter(wired)
  const { release } = createRelease(wired)

  return {
    /** Adds the model with its tables, releases it to the menu and returns its id. */
    async place(template: ModelTemplate, { actor, categoryId, parentId, sortCode }: Placing): Promise<string> {
      const id = await writer.create({ ...template, category: categoryId, type: 1, sortCode }, { actor })
      await release(id, { body: { pc: 1, pcModuleParentId: parentId }, actor })
      return id
    },
  }
}
