import type { FastifyInstance } from 'fastify'
import { busOf, type Bus } from '../../platform/bus/index.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { ReportSources } from '../data-interface/index.ts'
import type { Downloads } from '../download-record/index.ts'
import { countRecordChange, onRecordChange, type RecordPort } from '../record/index.ts'
import { createDatasetRepository } from './dataset.repository.ts'
import { datasetRoutes } from './dataset.routes.ts'
import * as schemas from './dataset.schema.ts'
import { createDatasetService, type DatasetService, type FindUses } from './dataset.service.ts'
import { createReportData, type ReportData } from './report-data.ts'
import { createEvaluation } from './evaluate.ts'
import { createExtractRefresh } from './extract-refresh.ts'
import { createExtractService } from './extract.service.ts'
import { createExtractStore } from './extract-store.ts'

export { DatasetResult } from './dataset.schema.ts'
export type { ReportData } from './report-data.ts'

/** Datasets for parts of portals, and for blocks of reports. */
export type Datasets = Pick<DatasetService, 'evaluatePart'> & {
  reports: ReportData
  /** Adds what finds portals or reports that use a dataset. */
  onUses: (find: FindUses) => void
}

/** Registers the module `dataset`; returns the evaluation for portals and reports. */
export function datasetModule(
  app: FastifyInstance,
  deps: Deps & {
    authority: Authority
    records: RecordPort
    reports: ReportSources
    jobs: Jobs
    downloads: Pick<Downloads, 'actorOf'>
  },
): Datasets {
  addComponents(app, schemas)
  shareRecordChanges(app, deps)
  const sources = deps.reports
  const refresh = createExtractRefresh(deps)
  const store = createExtractStore({ ...deps, order: refresh.order })
  const evaluation = createEvaluation({ ...deps, sources, extracts: store })
  refresh.wire({ evaluation, store })
  const repository = createDatasetRepository(deps.db)
  const extracts = createExtractService({ ...deps, repository, evaluation, store, refresh })
  const uses = new Set<FindUses>()
  const service = createDatasetService({
    ...deps,
    uses,
    extracts,
    sources,
    repository,
    configuration: createConfigurationWriter(deps),
    evaluation,
  })
  datasetRoutes(app, { service, extracts })
  return {
    ...service,
    onUses: (find) => void uses.add(find),
    reports: createReportData({ evaluation, definitionIn: service.definitionIn }),
  }
}

/** Milliseconds in which changes of one model are announced once. */
const GATHER = 250

/** Tells the other servers which records changed, so that they make their results again. */
function shareRecordChanges(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db' | 'newId'>) {
  const server = deps.newId()
  const changed = new Set<string>()
  let bus: Bus | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0

  function publish() {
    timer = undefined
    count += 1
    bus?.publish(JSON.stringify({ server, count, modelIds: [...changed] }))
    changed.clear()
  }

  function receive(text: string) {
    const news: unknown = JSON.parse(text)
    if (typeof news !== 'object' || news === null || !('server' in news) || news.server === server) return
    if (!('modelIds' in news) || !Array.isArray(news.modelIds)) return
    for (const id of news.modelIds) countRecordChange(String(id))
  }

  const stop = onRecordChange((modelId) => {
    if (!bus) return
    changed.add(modelId)
    timer ??= setTimeout(publish, GATHER)
  })
  app.addHook('onListen', async () => {
    bus = busOf(deps)('sqos_records', { onMessage: receive, onState: () => {} }, app.log)
  })
  app.addHook('preClose', async () => {
    stop()
    clearTimeout(timer)
    await bus?.close()
    bus = undefined
  })
}
