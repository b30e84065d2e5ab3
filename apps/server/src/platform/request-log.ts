import type { FastifyBaseLogger } from 'fastify'

type Child = Parameters<FastifyBaseLogger['child']>

/** Creates the log of a request when it logs something: hardly any request does. */
export const logOnDemand = (logger: FastifyBaseLogger, bindings: Child[0], options: Child[1]): FastifyBaseLogger =>
  new RequestLog(() => logger.child(bindings, options))

class RequestLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get #own(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level() {
    return this.#own.level
  }

  set level(level) {
    this.#own.level = level
  }

  fatal(...line: unknown[]) {
    this.#log('fatal', line)
  }

  error(...line: unknown[]) {
    this.#log('error', line)
  }

  warn(...line: unknown[]) {
    this.#log('warn', line)
  }

  info(...line: unknown[]) {
    this.#log('info', line)
  }

  debug(...line: unknown[]) {
    this.#log('debug', line)
  }

  trace(...line: unknown[]) {
    this.#log('trace', line)
  }

  silent(...line: unknown[]) {
    this.#log('silent', line)
  }

  child(...settings: Child) {
    return this.#own.child(...settings)
  }

  #log(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent', line: unknown[]) {
    Reflect.apply(this.#own[level], this.#own, line)
  }
}
