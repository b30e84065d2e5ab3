import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import { deletedBy } from '../../platform/db/audited.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { found } from '../../platform/route.ts'
import { addComponents } from '../../platform/schema.ts'
import {
  createGrantingRows,
  createPageAccess,
  createPageColumns,
  type Authority,
  type RowSources,
} from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { createTableCatalogue } from './table-catalogue.service.ts'
import { createHistory } from './model.history.ts'
import { createModelFace } from './model.face.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository, MODEL_SEARCHED } from './model.repository.ts'
import { freeName, withProposals } from './model.proposal.ts'
import { modelHistoryRoutes, modelRoutes } from './model.routes.ts'
import { tableCatalogueRoutes } from './table-catalogue.routes.ts'
import * as schemas from './model.schema.ts'
import type { VisualModelBody, VisualModelQuery } from './model.schema.ts'
import { createModelService } from './model.service.ts'
import { createTransfer } from './model.transfer.ts'
import { createModelWriter } from './model.writer.ts'
import { withOwnTables } from './table-plan/own-tables.ts'

export { createTableCatalogue } from './table-catalogue.service.ts'
export { createModelLibrary } from './model-library.ts'
export { isInForce, listModelsUsingInterface, listModelMenus, listRelatingModels, readModel } from './model.reader.ts'
export type { ReadDesign } from './model.reader.ts'
export { dictionary, field, formOf, heading, listOf, options, rowsOf } from './templates/build-document.ts'
export type { Part } from './templates/build-document.ts'
export { ModelAccess } from './model.schema.ts'
export { listTemplates } from './templates/index.ts'
export type { ModelTemplate } from './templates/index.ts'

interface Placed {
  sortCode?: number | undefined
}

/** Without an undefined order number, which the schema does not know. */
const given = <Named extends Placed>({ sortCode, ...named }: Named) => ({
  ...named,
  ...(sortCode !== undefined && { sortCode }),
})

/** Creates models for other modules: the code and the category are derived when none is named. */
export function createModelCreator(deps: Pick<Deps, 'db' | 'now' | 'newId'>) {
  const repository = createModelRepository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const writer = createModelWriter({ ...deps, repository, configuration })
  return {
    create: async (
      { sortCode, ...body }: Pick<VisualModelBody, 'fullName' | 'tables' | 'formData' | 'columnData'> & Placed,
      actor: Actor,
    ) => {
      const named = await withProposals(deps.db, { ...body, ...given({ sortCode }), type: 1, webType: 2 })
      return await writer.create(named, { actor })
    },
    /** Creates a model with the form and the lists of another one, and with its own tables. */
    async copy(id: string, { actor, ...named }: { fullName: string; actor: Actor } & Placed) {
      const { enCode: _code, ...model } = found(await repository.find(id))
      const modelId = deps.newId()
      const documents = withOwnTables(model, { modelId, newId: deps.newId })
      const body = { ...model, ...documents, ...given(named), state: 1, lastModifyTime: null }
      return await writer.create(await withProposals(deps.db, body), { actor, id: modelId })
    },
    /** Deletes a new model that could not be completed. */
    discard: (id: string, actor: Actor) =>
      configuration.write(actor, [{ table: 'visualModels', ids: [id] }], async (trx) => {
        await createModelRepository(trx).update(id, deletedBy(actor, deps.now()))
      }),
  }
}

/** Designs for the code generator: models of the types 3 and 4, which are in no menu. */
export function createGeneratorModels(deps: Pick<Deps, 'db' | 'now' | 'newId'>) {
  const repository = createModelRepository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const writer = createModelWriter({ ...deps, repository, configuration })
  return {
    find: (id: string) => repository.find(id),
    page: (query: Omit<VisualModelQuery, 'category'>) => repository.page({ ...query, searched: MODEL_SEARCHED }),
    /** The enabled models of 在线开发. */
    listSources: async () => ({
      list: (await repository.listEnabled(1)).map(({ id, fullName, enCode }) => ({ id, fullName, enCode })),
    }),
    /** Creates a design, empty or with the documents of a model and tables of its own. */
    async start(
      {
        type,
        fullName,
        webType,
        sourceId,
      }: { type: number; fullName: string; webType: number; sourceId?: string | undefined },
      actor: Actor,
    ) {
      const modelId = deps.newId()
      if (sourceId === undefined) {
        const body = await withProposals(deps.db, { fullName, type, webType })
        return await writer.create(body, { actor, id: modelId })
      }
      const { enCode: _code, ...model } = found(await repository.find(sourceId))
      const documents = withOwnTables(model, { modelId, newId: deps.newId })
      const body = { ...model, ...documents, fullName, type, webType, state: 1, lastModifyTime: null }
      return await writer.create(await withProposals(deps.db, body), { actor, id: modelId })
    },
    /** Changes properties of a design; what `body` omits stays, like its documents. */
    async change(id: string, { body, actor }: { body: Partial<VisualModelBody>; actor: Actor }) {
      const { fullName, lastModifyTime } = found(await repository.find(id))
      const read = { fullName, lastModifyTime: lastModifyTime?.getTime() ?? null }
      await writer.update(id, { body: { ...read, ...body }, actor })
    },
    /** Creates a copy under another name, with tables of its own. */
    async copy(id: string, { suffix, actor }: { suffix: string; actor: Actor }) {
      const { enCode: _code, ...model } = found(await repository.find(id))
      const modelId = deps.newId()
      const fullName = await freeName(deps.db, `${model.fullName.slice(0, 80)}${suffix}`)
      const body = { ...model, ...withOwnTables(model, { modelId, newId: deps.newId }), fullName, lastModifyTime: null }
      return await writer.create(await withProposals(deps.db, body), { actor, id: modelId })
    },
    discard: (id: string, actor: Actor) =>
      configuration.write(actor, [{ table: 'visualModels', ids: [id] }], async (trx) => {
        await createModelRepository(trx).update(id, deletedBy(actor, deps.now()))
      }),
  }
}

/** Registers the module: definitions of models, their tables and their release to menus. */
export function modelModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; events: Events; rowSources: RowSources; tickets: TicketService },
) {
  addComponents(app, schemas)
  const repository = createModelRepository(deps.db)
  const wired = { ...deps, repository, configuration: createConfigurationWriter(deps) }
  const writer = createModelWriter(wired)
  const rows = createGrantingRows({ db: deps.db, authority: deps.authority, sources: deps.rowSources })
  const pageAccess = createPageAccess({ ...wired, rows })
  const columns = createPageColumns(deps, {
    page: PAGES.model,
    searched: MODEL_SEARCHED,
    filters: { category: 'category' },
  })
  const withWriter = { ...wired, writer, columns }
  modelRoutes(app, {
    service: createModelService(withWriter),
    writer,
    release: createRelease({ ...wired, pageAccess }),
    face: createModelFace({ ...deps, rows, pageAccess }),
  })
  modelHistoryRoutes(app, { history: createHistory(withWriter), transfer: createTransfer(withWriter) })
  tableCatalogueRoutes(app, createTableCatalogue(deps))
}
