import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createTextMessages } from '../../platform/text-messages.ts'
import type { Authority } from '../authority/index.ts'
import { MenuNode, Permission, PermissionField, PermissionItem } from '../authority/index.ts'
import { deleteOldSignIns } from './auth.retention.ts'
import { authRoutes } from './auth.routes.ts'
import * as schemas from './auth.schema.ts'
import { createCaptchas } from './captcha.ts'
import { endSessionsOnEvents } from './auth.access.ts'
import { endExpiredSessions } from './session.service.ts'
import { createScanTickets } from './scan-tickets.ts'
import { scanTicketRoutes } from './scan-tickets.routes.ts'
import { createSignInCodes } from './sign-in-codes.ts'
import * as modeSchemas from './sign-in-modes.schema.ts'
import { createSignInService } from './sign-in.service.ts'

export { createAuthSecret } from './auth-secret.ts'
export { createCaptchas } from './captcha.ts'
export type { Captchas } from './captcha.ts'
export { createPasswordChange } from './password-change.ts'
export type { PasswordChange } from './password-change.ts'
export { demandPassword } from './password-policy.ts'
export { DECOY_HASH, hashPassword, passwordMatches } from './password.ts'
export { createGuessLimits } from './guess-limits.ts'
export { createAuthenticate } from './session.service.ts'

/** Registers the module `auth`. */
export function authModule(app: FastifyInstance, deps: Deps & { authority: Authority; events: Events; jobs: Jobs }) {
  addComponents(app, { PermissionField, PermissionItem, Permission, MenuNode, ...schemas, ...modeSchemas })
  endSessionsOnEvents(deps.events)
  deps.jobs.schedule({ kind: 'auth.expireSessions', cron: '*/5 * * * *', run: () => endExpiredSessions(deps) })
  deps.jobs.schedule({ kind: 'auth.deleteOld', cron: '17 * * * *', run: () => deleteOldSignIns(deps) })
  const captchas = createCaptchas(deps)
  const codes = createSignInCodes({ ...deps, send: createTextMessages({ ...deps, log: app.log }) })
  const scans = createScanTickets(deps)
  authRoutes(app, { deps, captchas, service: createSignInService({ ...deps, captchas, codes, scans }) })
  scanTicketRoutes(app, scans)
}
