import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Code of the menu entry: users with it, and administrators, may read the description. */
const MENU_CODE = 'apiDocs'

const DESCRIPTIONS: ReadonlySet<string> = new Set(['/docs/json', '/docs/yaml'])

/**
 * Serves the page of the API description at `/docs`. The page itself reveals nothing and is public, because a URL
 * carries no token; the description that it loads requires permission. Register it after the request context.
 */
export async function addApiDescriptionPage(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (!DESCRIPTIONS.has(route.url)) return
    route.config = { ...route.config, permission: 'signed-in', whileViewing: true }
    route.preHandler = demandReader
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { persistAuthorization: false, filter: true, requestInterceptor: sendToken },
    theme: { title: 'SQOS API', css: [{ filename: 'sqos.css', content: '.swagger-ui .topbar { display: none }' }] },
    // The page adds a style element; scripts stay as strict as elsewhere.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  })
}

async function demandReader({ actor }: FastifyRequest) {
  if (actor && !actor.isAdministrator && !actor.grants.has(MENU_CODE))
    throw new AppError('forbidden', 'error.forbidden')
}

/** Runs in the browser, as source text: sends the stored session token, to this server only. */
function sendToken<PageRequest extends object>(request: PageRequest): PageRequest {
  const token = globalThis.localStorage.getItem('sqos_token')
  const page: unknown = Reflect.get(globalThis, 'location')
  const isOwn = new URL(String(Reflect.get(request, 'url')), String(page)).origin === new URL(String(page)).origin
  const headers: unknown = Reflect.get(request, 'headers')
  if (token !== null && isOwn && typeof headers === 'object' && headers !== null && !('Authorization' in headers))
    Reflect.set(headers, 'Authorization', token)
  return request
}
