import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Files, TicketService } from '../file/index.ts'
import type { TextPaper } from '../print/index.ts'
import type { Realtime } from '../realtime/index.ts'
import type { RecordPort } from '../record/index.ts'
import { aiRoutes } from './ai/ai.routes.ts'
import * as aiSchemas from './ai/ai.schema.ts'
import { createWritingAi } from './ai/ai.service.ts'
import { createArticlePdf } from './article-pdf.ts'
import { createArticleRecords } from './article-record.ts'
import { createArticleSending } from './article-sending.ts'
import { articleRoutes } from './articles.routes.ts'
import { purgeOldArticles } from './articles.retention.ts'
import { createArticles } from './articles.service.ts'
import { partRoutes } from './parts.routes.ts'
import { createParts } from './parts.service.ts'
import { templateRoutes } from './templates.routes.ts'
import { TEMPLATES_SEARCHED } from './templates.repository.ts'
import { createSharing } from './sharing.service.ts'
import { togetherRoutes } from './together/together.routes.ts'
import { createTogether } from './together/together.service.ts'
import { handleTogether } from './together/together.socket.ts'
import { createTemplates } from './templates.service.ts'
import * as commentSchemas from './comments.schema.ts'
import { commentRoutes } from './comments.routes.ts'
import { createArticleComments } from './comments.service.ts'
import * as recordSchemas from './article-record.schema.ts'
import { WritingHolder } from './template-rights.ts'
import * as schemas from './writing.schema.ts'

interface WritingDeps extends Deps {
  events: Events
  jobs: Jobs
  authority: Authority
  realtime: Realtime
  tickets: TicketService
  files: Files
  downloads: Downloads
  paper: TextPaper
  records: RecordPort
}

/** Registers the module `writing`: articles, templates and the help of a language model. */
export function writingModule(app: FastifyInstance, deps: WritingDeps) {
  addComponents(app, { WritingHolder, ...schemas, ...recordSchemas, ...commentSchemas })
  addComponents(app, aiSchemas)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.writingTemplate, searched: TEMPLATES_SEARCHED })
  const records = createArticleRecords(deps)
  const together = createTogether({ ...deps, rooms: deps.realtime.rooms, log: app.log })
  const articles = createArticles({ ...deps, recordValues: records.values, together })
  const templates = createTemplates({ ...deps, configuration, columns })
  articleRoutes(app, {
    articles,
    sharing: createSharing({ ...deps, articles }),
    pdf: createArticlePdf({ ...deps, articles }),
    records,
    sending: createArticleSending({ ...deps, articles }),
  })
  togetherRoutes(app, { articles, together })
  handleTogether({ ...deps, articles, together })
  deps.jobs.schedule({ kind: 'writing.purge', cron: '41 3 * * *', run: () => purgeOldArticles(deps) })
  deps.jobs.schedule({ kind: 'writing.settle', cron: '* * * * *', run: together.settleLeft })
  app.addHook('preClose', async () => together.stop())
  commentRoutes(app, createArticleComments({ ...deps, articles, together }))
  templateRoutes(app, templates)
  partRoutes(app, createParts({ ...deps, configuration }), { articles, templates })
  aiRoutes(app, createWritingAi(deps))
}
