import { ROOT_ID } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { createModelEntryStore } from '../menu/model-entry.access.ts'
import type { ModelTemplate } from './templates/index.ts'
import { freeCode, freeName, withProposals, type NamedModel } from './model.proposal.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository, modelOfMenu } from './model.repository.ts'
import type { ReleaseBody } from './model.schema.ts'
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
export function createModelLibrary(deps: Pick<Deps, 'db' | 'now' | 'newId'> & { events?: Pick<Events, 'append'> }) {
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

    /** The name, with a number where another model has it. */
    freeName: (fullName: string) => freeName(deps.db, fullName),

    /** Adds a model whose code gets a number where it is in use. A name in use is refused. */
    async create(body: NamedModel, actor: Actor): Promise<{ id: string; enCode: string }> {
      const named = await withProposals(deps.db, { ...body, enCode: await freeCode(deps.db, body.enCode) })
      return { id: await writer.create(named, { actor }), enCode: named.enCode }
    },

    /** Adds the model to the menus; returns the ids of its entries. */
    async release(id: string, asked: { body: ReleaseBody; actor: Actor }): Promise<string[]> {
      await release(id, asked)
      const menus = await createModelEntryStore(deps.db).list()
      return menus.filter((menu) => modelOfMenu(menu) === id).map((menu) => menu.id)
    },
  }
}
