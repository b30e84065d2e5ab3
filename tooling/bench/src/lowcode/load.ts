import { Agent, request } from 'node:http'
import { p95 } from '../report.ts'

/** A request. */
export interface Ask {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
}

interface Target {
  url: string
  token?: string | undefined
}

/** Requests per second of 32 concurrent clients, each of which sends the next request after a response. */
export async function rateOf(target: Target, ask: () => Ask, seconds = 5): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const warm = performance.now() + 1500
  const end = warm + seconds * 1000
  let answered = 0
  async function client() {
    while (performance.now() < end) {
      await send(target, { agent, ask: ask() })
      if (performance.now() >= warm) answered += 1
    }
  }
  await Promise.all(Array.from({ length: 32 }, client))
  agent.destroy()
  return answered / seconds
}

/** 95th percentile in milliseconds, one request at a time. */
export async function slowest(target: Target, ask: () => Ask, rounds = 200): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let round = -20; round < rounds; round++) {
    const start = performance.now()
    await send(target, { agent, ask: ask() })
    if (round >= 0) times.push(performance.now() - start)
  }
  agent.destroy()
  return p95(times)
}

/** Sends a request and returns its response; a refused one ends the measurement. */
export function send({ url, token }: Target, { agent, ask }: { agent?: Agent; ask: Ask }): Promise<unknown> {
  const payload = ask.body === undefined ? undefined : JSON.stringify(ask.body)
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(ask.path, url),
      {
        method: ask.method,
        ...(agent && { agent }),
        headers: {
          ...(token !== undefined && { authorization: token }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
          const isRefused = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code !== 200
          if (isRefused) reject(new Error(`bench: ${ask.path} answered ${JSON.stringify(answer)}`))
          else resolve(answer)
        })
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}
