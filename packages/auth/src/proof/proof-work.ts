import type { ProofChallenge } from '@sqos/api-client/auth'
import type { NumberSearch } from './search-number.ts'

/** Opens a worker whose file imports `@sqos/auth/proof-worker`. */
export type OpenProofWorker = () => Worker

/** Result of a search: a proof, stopped, or unsupported by the browser. */
export type ProofResult = { proof: string } | 'stopped' | 'failed'

/** A search that runs in a worker. */
export interface ProofWork {
  /** Never rejects. */
  result: Promise<ProofResult>
  /** When the server stops accepting the proof, on the clock of the browser. */
  expiresAt: number
  stop: () => void
}

/** Reserve for the network latency. */
const RESERVE = 10_000

/** Starts the search for the solution of a challenge. */
export function startProofWork(challenge: ProofChallenge, open: OpenProofWorker): ProofWork {
  let resolve: (result: ProofResult) => void = () => {}
  const result = new Promise<ProofResult>((done) => {
    resolve = done
  })
  const worker = tryToOpen(open)

  function end(how: ProofResult) {
    worker?.terminate()
    resolve(how)
  }

  if (!worker || challenge.algorithm !== 'SHA-256') end('failed')
  worker?.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
    end(data === undefined ? 'failed' : { proof: encode(challenge, data) })
  })
  worker?.addEventListener('error', () => end('failed'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  worker?.postMessage(searchOf(challenge))

  return { result, expiresAt: Date.now() + challenge.seconds * 1000 - RESERVE, stop: () => end('stopped') }
}

function tryToOpen(open: OpenProofWorker): Worker | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

const searchOf = ({ challenge, salt, maxnumber }: ProofChallenge): NumberSearch => ({ challenge, salt, maxnumber })

/** The encoding of ALTCHA. */
const encode = ({ algorithm, challenge, salt, signature }: ProofChallenge, number: number) =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
