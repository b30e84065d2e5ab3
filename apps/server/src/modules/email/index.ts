import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { FileModule } from '../file/index.ts'
import { createAccountRepository } from './account.repository.ts'
import { accountRoutes } from './account.routes.ts'
import { createAccountService } from './account.service.ts'
import { createComposeService } from './compose.service.ts'
import { emailRoutes } from './email.routes.ts'
import * as schemas from './email.schema.ts'
import { createEmailService } from './email.service.ts'
import { createReceiveService } from './receive.service.ts'
import { scheduleRemoval } from './removal.ts'

/** Registers the module `email`: the own mailbox of each user. Returns its sender for other modules. Mails of the system are the module `mail`. */
export function emailModule(
  app: FastifyInstance,
  deps: Deps & { jobs: Jobs } & Pick<FileModule, 'files' | 'links' | 'fileAuth'>,
) {
  addComponents(app, schemas)
  const accounts = createAccountRepository(deps.db)
  const account = createAccountService({ ...deps, accounts })
  const receiving = createReceiveService({ ...deps, accounts, account })
  const composing = createComposeService({ ...deps, accounts, account })
  const service = createEmailService({ ...deps, accounts, account, receiving })
  scheduleRemoval({ ...deps, accounts, removeFiles: receiving.removeFiles })
  accountRoutes(app, { account, service, receiving })
  emailRoutes(app, { service, receiving, composing, fileAuth: deps.fileAuth })
  return { sendEmail: composing.send }
}
