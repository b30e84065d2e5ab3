import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import { AppError } from './errors.ts'
import { isApiUrl } from './api-url.ts'
import { gatewayOrigin } from './gateway-address.ts'

/** Adds security headers to every response, and the rate limits of routes (`limit`). */
export async function addSecurity(
  app: FastifyInstance,
  { redisUrl, pictureOrigins, call }: Pick<Config, 'redisUrl' | 'pictureOrigins' | 'call'>,
) {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        // `'self'` covers the socket of the page's own host (`ws:`, `wss:`). Phones in pages connect to the gateway themselves.
        connectSrc: ["'self'", ...(call ? [gatewayOrigin(call.gatewayUrl)] : [])],
        workerSrc: ["'self'", 'blob:'],
        // A menu entry of type "link" shows another site inside the shell.
        frameSrc: ["'self'", 'http:', 'https:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // Browsers apply it over https only; the owner of the domain decides about subdomains.
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isApiUrl(request.url)) reply.header('cache-control', 'no-store')
    done()
  })

  const redis = redisUrl === undefined ? undefined : await connectRedis(app, redisUrl)
  await app.register(rateLimit, {
    global: false,
    // Without Redis users can still sign in; wrong passwords are counted in the database as well.
    skipOnError: true,
    ...(redis && { redis, nameSpace: 'sqos-limit-' }),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('tooManyRequests', 'error.tooManyRequests', {
        params: { seconds: Math.max(1, Math.ceil(ttl / 1000)) },
      }),
  })
}

/** The headers that helmet sets, which are the same for every response: setting them on each one by its functions takes longer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error) => {
    if (error instanceof Error) throw error
  })
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  }
}

async function connectRedis(app: FastifyInstance, url: string) {
  const { Redis } = await import('ioredis')
  // Without the offline queue a call does not wait for an unreachable Redis, nor long for a hanging one: it is allowed.
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 3000,
    enableOfflineQueue: false,
    lazyConnect: true,
  })
  let broken = false
  redis.on('error', (error) => {
    // It reconnects by itself and fails the same way each time: logged once.
    if (!broken) app.log.warn({ err: error }, 'Redis does not answer; rate limits are off until it does')
    broken = true
  })
  redis.on('ready', () => {
    broken = false
  })
  app.addHook('onClose', () => redis.disconnect())
  // The listener above has logged the error, and the client keeps reconnecting.
  await redis.connect().catch(() => {})
  return redis
}
