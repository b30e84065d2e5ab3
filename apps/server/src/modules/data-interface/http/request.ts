import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createPublicLookup, isPublicAddress, PrivateAddress } from './addresses.ts'

/** Time limit for an answer with its redirects, in milliseconds. */
const MAX_TIME = 10_000
/** Maximum size of an answer in bytes. */
const MAX_BYTES = 5 * 1_048_576
const MAX_REDIRECTS = 3

/** Headers that the connection sets itself. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer'])

/** A failed request; `key` is the message key. */
export class RequestProblem extends Error {
  override name = 'RequestProblem'
  readonly key: string
  readonly params: Record<string, string | number>

  constructor(key: string, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }
}

export interface OutgoingRequest {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
}

interface RequestOptions {
  /** Hosts (as in a URL) that may be called although they are private. */
  privateHosts: readonly string[]
  /** Resolver for other hosts. Default: public addresses only. */
  lookup?: LookupFunction | undefined
}

const publicLookup = createPublicLookup()

/** Fetches a text from another system: public addresses only, with limits for time and size. */
export async function requestText(outgoing: OutgoingRequest, options: RequestOptions): Promise<string> {
  const signal = AbortSignal.timeout(MAX_TIME)
  let current = outgoing
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await send(current, { ...options, signal })
    const next = redirectOf(answer, current)
    if (!next) return await readBody(answer)
    answer.destroy()
    current = next
  }
  throw new RequestProblem('dataInterface.requestRedirects', { max: MAX_REDIRECTS })
}

async function send(
  { url, method, headers, body }: OutgoingRequest,
  { privateHosts, lookup = publicLookup, signal }: RequestOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  checkUrl(url, privateHosts)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const isKnown = privateHosts.includes(url.host) || privateHosts.includes(url.hostname)
  return await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method,
      signal,
      agent: false,
      headers: { accept: 'application/json, */*', ...allowedHeaders(headers), 'accept-encoding': 'identity' },
      ...(!isKnown && { lookup }),
    })
    call.on('response', resolve)
    call.on('error', (error) => reject(problemOf(error, { url, signal })))
    call.end(body)
  })
}

function checkUrl(url: URL, privateHosts: readonly string[]) {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RequestProblem('dataInterface.requestProtocol')
  if (url.username || url.password) throw new RequestProblem('dataInterface.requestPassword')
  if (privateHosts.includes(url.host) || privateHosts.includes(url.hostname)) return
  const address = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address is connected without a look-up.
  if (isIP(address) !== 0 && !isPublicAddress(address))
    throw new RequestProblem('dataInterface.requestPrivate', { host: url.hostname })
}

const allowedHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())))

/** The request of a redirect, checked like the first one. Another origin receives none of our headers. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: OutgoingRequest) {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return
  if (!URL.canParse(location, from.url.href))
    throw new RequestProblem('dataInterface.requestFailed', { reason: location })
  const url = new URL(location, from.url)
  const keepsBody = statusCode === 307 || statusCode === 308
  const next: OutgoingRequest = {
    url,
    method: keepsBody ? from.method : 'GET',
    headers: url.origin === from.url.origin ? from.headers : {},
    ...(keepsBody && { body: from.body }),
  }
  return next
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0 } = answer
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) {
      answer.destroy()
      throw new RequestProblem('dataInterface.requestTooLarge', { max: MAX_BYTES / 1_048_576 })
    }
    chunks.push(chunk)
  }
  if (statusCode >= 400) throw new RequestProblem('dataInterface.requestStatus', { status: statusCode })
  return Buffer.concat(chunks).toString('utf8')
}

function problemOf(error: Error, { url, signal }: { url: URL; signal: AbortSignal }): RequestProblem {
  if (error instanceof PrivateAddress || error.cause instanceof PrivateAddress)
    return new RequestProblem('dataInterface.requestPrivate', { host: url.hostname })
  if (signal.aborted) return new RequestProblem('dataInterface.requestTime', { seconds: MAX_TIME / 1000 })
  return new RequestProblem('dataInterface.requestFailed', {
    reason: 'code' in error ? String(error.code) : error.message,
  })
}
