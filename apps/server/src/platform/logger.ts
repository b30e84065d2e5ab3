import { pino, type DestinationStream, type LoggerOptions } from 'pino'
import type { Config } from '../config.ts'

/** Never in a log, at whichever level it lies: keys of headers, bodies and settings. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'passwordHash', 'token', 'adminPassword']

const options: LoggerOptions = {
  redact: {
    paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`, `*.*.*["${key}"]`]),
    censor: '[redacted]',
  },
  // Only what names the call: headers and bodies hold what is nobody's business.
  serializers: {
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
      method,
      url: withoutSecrets(url),
      ip,
    }),
  },
}

/** An address without the values of secret query parameters. */
const withoutSecrets = (url: string) =>
  url.replaceAll(/([?&](?:token|password|key|encryption)=)[^&#]*/gi, '$1[redacted]')

/** The log of the server: JSON lines, or readable lines where `pretty` says that a person looks on. */
export async function createLogger(level: Config['logLevel'], destination?: DestinationStream | 'pretty') {
  if (destination !== 'pretty') return pino({ ...options, level }, destination ?? pino.destination(1))
  const { default: pretty } = await import('pino-pretty')
  return pino({ ...options, level }, pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' }))
}
