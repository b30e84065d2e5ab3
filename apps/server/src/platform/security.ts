import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './errors.ts'

/** Security headers on every answer, and the limits that routes ask for with `limit`. */
export async function addSecurity(
  app: FastifyInstance,
  { redisUrl, pictureOrigins }: Pick<Config, 'redisUrl' | 'pictureOrigins'>,
) {
  await app.register(helmet, {
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
        workerSrc: ["'self'", 'blob:'],
        // A menu entry of the kind "link" shows another site inside the shell.
        frameSrc: ["'self'", 'http:', 'https:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // Browsers heed it over https only; whether subdomains follow is for their owner to say.
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })

  const redis = redisUrl === undefined ? undefined : await connectRedis(app, redisUrl)
  await app.register(rateLimit, {
    global: false,
    // Without Redis people can still sign in; wrong passwords are counted in the database as well.
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

async function connectRedis(app: FastifyInstance, url: string) {
  const { Redis } = await import('ioredis')
  // Without the queue a call does not wait for a Redis that is away, nor for long for one that hangs: it is let through.
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 3000,
    enableOfflineQueue: false,
    lazyConnect: true,
  })
  let broken = false
  redis.on('error', (error) => {
    // It reconnects by itself and fails the same way each time: said once.
    if (!broken) app.log.warn({ err: error }, 'Redis does not answer; rate limits are off until it does')
    broken = true
  })
  redis.on('ready', () => {
    broken = false
  })
  app.addHook('onClose', () => redis.disconnect())
  // Its failure has been told by the listener above, and it goes on trying.
  await redis.connect().catch(() => {})
  return redis
}
