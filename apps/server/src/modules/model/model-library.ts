import { ROOT_ID } from '@sqos/contract'
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
  /** Id of the directory in the menu of the browser. */
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
    /** Adds the model with its tables, releases it to the menu and returns its id. A list for the app is released to the app. */
    async place(
      template: ModelTemplate & { appColumnData?: string },
      { actor, categoryId, parentId, sortCode }: Placing,
    ): Promise<string> {
      const id = await writer.create({ ...template, category: categoryId, type: 1, sortCode }, { actor })
      const app = template.appColumnData === undefined ? {} : { app: 1 as const, appModuleParentId: ROOT_ID }
      const body = { pc: 1 as const, pcModuleParentId: parentId, ...app }
      await release(id, { body, actor })
      return id
    },
  }
}
