import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import {
  AccountParams,
  CurrentUser,
  ImageCodeParams,
  LinkTicket,
  LinkTicketBody,
  LoginBody,
  LoginConfig,
  LoginResult,
  UnlockBody,
} from './auth.schema.ts'
import type { Captchas } from './captcha.ts'
import { readCurrentUser } from './bootstrap.service.ts'
import { createLinkTickets } from './link-tickets.ts'
import { LoginConfigQuery, SignInCodeBody, SignInCodeSent } from './sign-in-modes.schema.ts'
import type { SignInService } from './sign-in.service.ts'

/** Routes of the module `auth`. */
export function authRoutes(
  app: FastifyInstance,
  { deps, service, captchas }: { deps: Deps & { authority: Authority }; service: SignInService; captchas: Captchas },
) {
  const route = routesOf(app, 'auth')
  const issueTicket = createLinkTickets(deps)

  route({
    method: 'POST',
    url: '/api/oauth/Login',
    operationId: 'login',
    summary: 'Signs in with a password, a code from a text message, or a ticket confirmed on a phone',
    permission: 'public',
    consumes: 'application/x-www-form-urlencoded',
    limit: { perMinute: 20, subject: ({ account, ticket }) => account.trim().toLowerCase() || (ticket ?? '') },
    body: ref(LoginBody),
    data: ref(LoginResult),
    handle: ({ body, request, reply }) => service.signIn(body, { request, reply }),
  })

  route({
    method: 'GET',
    url: '/api/oauth/getConfig/:account',
    operationId: 'getLoginConfig',
    summary: 'Whether sign-in requires a captcha. Does not reveal whether the account exists',
    permission: 'public',
    params: AccountParams,
    query: LoginConfigQuery,
    data: ref(LoginConfig),
    handle: ({ params, query: { loginType = '1' }, request }) =>
      service.configOf(params.account, { loginType, request }),
  })

  route({
    method: 'POST',
    url: '/api/oauth/SmsCode',
    operationId: 'sendSignInCode',
    summary: 'Sends a sign-in code to a mobile number. Does not reveal whether an account has the number',
    permission: 'public',
    limit: { perMinute: 20 },
    body: ref(SignInCodeBody),
    data: ref(SignInCodeSent),
    done: 'auth.codeSent',
    handle: ({ body, request }) => service.sendCode(body, request),
  })

  route({
    method: 'GET',
    url: '/api/oauth/ImageCode/:length/:timestamp',
    operationId: 'getImageCode',
    summary: 'Captcha as SVG. Valid for 300 seconds and one attempt',
    permission: 'public',
    limit: { perMinute: 120 },
    params: ImageCodeParams,
    produces: 'image/svg+xml',
    handle: async ({ params, reply }) => {
      const image = await captchas.draw(params.timestamp, params.length)
      return reply.type('image/svg+xml').send(image)
    },
  })

  route({
    method: 'GET',
    url: '/api/oauth/CurrentUser',
    operationId: 'getCurrentUser',
    summary: 'Signed-in user with menu, permissions and settings of the shell',
    permission: 'signed-in',
    acceptsTickets: true,
    withGivenPassword: true,
    data: ref(CurrentUser),
    handle: ({ actor, request }) => readCurrentUser(deps, { actor, language: request.language }),
  })

  route({
    method: 'GET',
    url: '/api/oauth/Logout',
    operationId: 'logout',
    summary: 'Signs out and invalidates the token',
    permission: 'signed-in',
    changes: true,
    withGivenPassword: true,
    done: 'auth.signedOut',
    handle: ({ actor }) => service.signOut(actor),
  })

  route({
    method: 'POST',
    url: '/api/oauth/LinkTicket',
    operationId: 'issueLinkTicket',
    summary:
      'Creates a ticket that a menu link carries instead of the token; null for hosts that are not allowed in the settings',
    permission: 'signed-in',
    limit: { perMinute: 60 },
    body: ref(LinkTicketBody),
    data: ref(LinkTicket),
    handle: ({ body, actor }) => issueTicket(body.host, actor),
  })

  route({
    method: 'POST',
    url: '/api/oauth/LockScreen',
    operationId: 'unlockScreen',
    summary: 'Unlocks the screen. Requires the password of the caller',
    permission: 'signed-in',
    whileViewing: true,
    withGivenPassword: true,
    limit: { perMinute: 20 },
    body: ref(UnlockBody),
    handle: ({ body, actor }) => service.unlock(body, actor),
  })
}
