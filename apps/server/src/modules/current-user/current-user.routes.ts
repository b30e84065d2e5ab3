import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import type { Captchas, PasswordChange } from '../auth/index.ts'
import { AvatarParams } from '../file/index.ts'
import {
  Authorize,
  BaseInfo,
  BaseInfoBody,
  CaptchaParams,
  LanguageBody,
  Major,
  MajorBody,
  ModifyPasswordBody,
  Subordinate,
  SystemLogQuery,
  SystemLogRow,
  ThemeBody,
} from './current-user.schema.ts'
import type { CurrentUserService } from './current-user.service.ts'

const ME = '/api/permission/Users/Current'
const CAPTCHA_LENGTH = 4

/** Routes by which users read and change their own data. */
export function currentUserRoutes(app: FastifyInstance, service: CurrentUserService) {
  const route = routesOf(app, 'current-user')

  route({
    method: 'GET',
    url: `${ME}/BaseInfo`,
    operationId: 'getBaseInfo',
    summary: 'Profile of the caller',
    permission: 'signed-in',
    withGivenPassword: true,
    data: ref(BaseInfo),
    handle: ({ actor }) => service.getBaseInfo(actor),
  })
  route({
    method: 'PUT',
    url: `${ME}/BaseInfo`,
    operationId: 'updateBaseInfo',
    summary: 'Updates the profile of the caller. Properties that are omitted remain unchanged',
    permission: 'signed-in',
    body: ref(BaseInfoBody),
    done: 'done.updated',
    handle: ({ body, actor }) => service.updateBaseInfo(body, actor),
  })
  route({
    method: 'PUT',
    url: `${ME}/Avatar/:name`,
    operationId: 'saveAvatar',
    summary: 'Sets an uploaded picture as the avatar of the caller',
    permission: 'signed-in',
    params: AvatarParams,
    done: 'done.updated',
    handle: ({ params, actor }) => service.saveAvatar(params.name, actor),
  })
  route({
    method: 'PUT',
    url: `${ME}/SystemTheme`,
    operationId: 'saveTheme',
    summary: 'Saves the layout of the caller',
    permission: 'signed-in',
    body: ref(ThemeBody),
    done: 'done.saved',
    handle: ({ body, actor }) => service.saveTheme(body.theme, actor),
  })
  route({
    method: 'PUT',
    url: `${ME}/SystemLanguage`,
    operationId: 'saveLanguage',
    summary: 'Saves the language of the caller',
    permission: 'signed-in',
    body: ref(LanguageBody),
    done: 'currentUser.languageChanged',
    handle: ({ body, actor }) => service.saveLanguage(body.language, actor),
  })
  route({
    method: 'GET',
    url: `${ME}/Subordinate/:id`,
    operationId: 'listSubordinates',
    summary: 'The caller (id 0), or the direct subordinates of a user below the caller',
    permission: 'signed-in',
    params: IdParams,
    data: Type.Array(ref(Subordinate)),
    handle: ({ params, actor }) => service.listSubordinates(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${ME}/Authorize`,
    operationId: 'getAuthorize',
    summary: 'Permissions of the caller, as trees',
    permission: 'signed-in',
    data: ref(Authorize),
    handle: ({ actor }) => service.getAuthorize(actor),
  })
  route({
    method: 'GET',
    url: `${ME}/SystemLog`,
    operationId: 'listMySystemLog',
    summary: 'Sign-ins and requests of the caller, newest first',
    permission: 'signed-in',
    query: SystemLogQuery,
    data: pageOf(ref(SystemLogRow)),
    handle: ({ query, actor, request }) => service.listLog(query, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${ME}/getUserOrganizes`,
    operationId: 'listMyOrganizations',
    summary: 'Organisations of the caller',
    permission: 'signed-in',
    data: Type.Array(ref(Major)),
    handle: ({ actor }) => service.listOrganizations(actor),
  })
  route({
    method: 'GET',
    url: `${ME}/getUserPositions`,
    operationId: 'listMyPositions',
    summary: 'Positions of the caller in the current organisation',
    permission: 'signed-in',
    data: Type.Array(ref(Major)),
    handle: ({ actor }) => service.listPositions(actor),
  })
  route({
    method: 'PUT',
    url: `${ME}/major`,
    operationId: 'changeMajor',
    summary: 'Changes the current organisation or position of the caller',
    permission: 'signed-in',
    body: ref(MajorBody),
    done: 'currentUser.majorChanged',
    handle: ({ body, actor }) => service.changeMajor(body, actor),
  })
}

/** Routes by which users change their own password. */
export function passwordRoutes(
  app: FastifyInstance,
  { captchas, changePassword }: { captchas: Captchas; changePassword: PasswordChange },
) {
  const route = routesOf(app, 'current-user')

  route({
    method: 'GET',
    url: '/api/file/ImageCode/:timestamp',
    operationId: 'getPasswordImageCode',
    summary: 'Captcha as SVG for a password change. Valid for 300 seconds and one attempt',
    permission: 'public',
    limit: { perMinute: 120 },
    params: CaptchaParams,
    produces: 'image/svg+xml',
    handle: async ({ params, reply }) => {
      const image = await captchas.draw(params.timestamp, CAPTCHA_LENGTH)
      return reply.type('image/svg+xml').send(image)
    },
  })
  route({
    method: 'POST',
    url: `${ME}/Actions/ModifyPassword`,
    operationId: 'modifyPassword',
    summary: 'Changes the password of the caller and ends the other sessions of the caller',
    permission: 'signed-in',
    withGivenPassword: true,
    limit: { perMinute: 20 },
    body: ref(ModifyPasswordBody),
    done: 'currentUser.passwordChanged',
    handle: ({ body, actor }) => changePassword(body, actor),
  })
}
