import { pino, type DestinationStream, type LoggerOptions } from 'pino'
import type { Config } from '../config.ts'

/** Keys of headers, bodies and settings that are never logged, at any depth. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'passwordHash', 'token', 'adminPassword']

const options: LoggerOptions = {
  redact: {
    paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`, `*.*.*["${key}"]`]),
    censor: '[redacted]',
  },
  // Only the method and URL of a request: headers and bodies contain personal data.
  serializers: {
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
      method,
      url: withoutSecrets(url),
      ip,
    }),
  },
}

/** A URL without the values of secret query parameters. */
const withoutSecrets = (url: string) =>
  url.replaceAll(/([?&](?:token|password|key|encryption)=)[^&#]*/gi, '$1[redacted]')

/** Creates the log of the server: JSON lines, or readable lines with `pretty`. */
export async function createLogger(level: Config['logLevel'], destination?: DestinationStream | 'pretty') {
  if (destination !== 'pretty') return pino({ ...options, level }, destination ?? standardOutput())
  const { default: pretty } = await import('pino-pretty')
  return pino({ ...options, level }, pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' }))
}

let output: DestinationStream | undefined
/** Where the lines of the process go. */
const standardOutput = () => (output ??= inOneWrite(pino.destination(1)))

/**
 * Writes the lines of one turn of the event loop together: concurrent requests end together, and each call of the system takes longer
 * than a line. Fatal lines are written at once, and the rest at the end of the process.
 */
export function inOneWrite(destination: DestinationStream): DestinationStream & { flushSync: () => void } {
  let lines = ''
  function flushSync() {
    const written = lines
    lines = ''
    if (written !== '') destination.write(written)
  }
  process.once('exit', flushSync)
  return {
    flushSync,
    write(line) {
      if (lines === '') setImmediate(flushSync)
      lines += line
    },
  }
}
