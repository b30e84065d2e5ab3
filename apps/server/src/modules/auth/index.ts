import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import { MenuNode, Permission, PermissionItem } from '../menu/index.ts'
import { authRoutes } from './auth.routes.ts'
import * as schemas from './auth.schema.ts'
import { createCaptchas } from './captcha.ts'
import { createSignInService } from './sign-in.service.ts'

export { createCaptchas } from './captcha.ts'
export type { Captchas } from './captcha.ts'
export { forceOffline, forgetFailures } from './offline.ts'
export { createPasswordChange } from './password-change.ts'
export type { PasswordChange } from './password-change.ts'
export { DECOY_HASH, hashPassword } from './password.ts'
export { createAuthenticate } from './session.service.ts'

/** Opens the area `auth`. */
export function authModule(app: FastifyInstance, deps: Deps & { authority: Authority }) {
  addComponents(app, { PermissionItem, Permission, MenuNode, ...schemas })
  const captchas = createCaptchas(deps)
  authRoutes(app, { deps, captchas, service: createSignInService({ ...deps, captchas }) })
}
