import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { completed } from './complete.ts'

export { addApiDescriptionPage } from './page.ts'

const VERSION = '3.1.0'

const ABOUT = `Every response has HTTP status 200 and the body \`{code, msg, data}\`. \`code\` is the result:
200 done, 400 refused (\`data.fields\` contains the invalid fields), 403 no permission, 404 record or URL not found,
409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere,
602 invalid token. \`msg\` is in the language of \`Accept-Language\` (zh-CN, zh-TW, en). The response header
\`x-trace-id\` is the id of the request in the log.

Sign in with \`POST /api/oauth/Login\` and send the returned \`token\` unchanged in the header \`Authorization\`.`

const isVersion31 = (document: object): document is OpenAPIV3_1.Document =>
  'openapi' in document && document.openapi === VERSION

/** Describes the API. Register it before the routes that it describes; `addApiDescriptionPage` serves the description. */
export async function addApiDescription(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: VERSION,
      info: {
        title: 'SQOS',
        version: '1',
        description: ABOUT,
        license: { name: 'Unlicensed: for use inside the company', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/', description: 'The server of this description' }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, fragment) => (typeof $id === 'string' ? $id : fragment),
    },
    // A route declares its permission once; the description shows it as text and as a security requirement.
    transform: ({ schema, url, route }) => {
      const permission = route.config?.permission
      const secured = permission !== undefined && permission !== 'public'
      return {
        url,
        schema: {
          ...schema,
          ...(schema?.produces && { response: { 200: { type: 'string', format: 'binary' } } }),
          ...(permission === undefined && { hide: true }),
          security: secured ? [{ token: [] }] : [],
          ...(permission && {
            description: [schema?.description, `Access: ${permission}`].filter(Boolean).join('\n\n'),
          }),
        },
      }
    },
    transformObject: (given) => {
      const document: object = 'openapiObject' in given ? given.openapiObject : given.swaggerObject
      return isVersion31(document) ? completed(document) : document
    },
  })
}
