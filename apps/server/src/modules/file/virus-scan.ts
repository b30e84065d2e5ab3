import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { AppError } from '../../platform/errors.ts'
import type { Config } from '../../config.ts'

/** Timeout for an answer of clamd in milliseconds. */
const SILENCE = 120_000

/** Scans for viruses. Refuses infected files, and every file while the scanner does not answer. */
export type VirusScan = (source: Readable) => Promise<void>

/** The configured scanner, if any. Uses INSTREAM of clamd: chunks with a length prefix, ended by a zero. */
export function createVirusScan({ clamd }: Pick<Config, 'clamd'>): VirusScan | undefined {
  if (!clamd) return undefined
  return async (source) => {
    const verdict = await ask(clamd, source).catch((error: unknown) => {
      throw new AppError('internal', 'file.scannerSilent', { params: { reason: String(error) } })
    })
    const virus = /: (.+) FOUND/.exec(verdict)?.[1]
    if (virus !== undefined) throw new AppError('refused', 'file.virus', { params: { name: virus } })
    if (!/: OK/.test(verdict)) throw new AppError('internal', 'file.scannerSilent')
  }
}

async function ask({ host, port }: { host: string; port: number }, source: Readable) {
  const socket = connect({ host, port })
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('clamd is silent')))
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (piece: Buffer) => (text += piece.toString('utf8')))
    socket.once('close', () => resolve(text))
    socket.on('error', reject)
  })
  // Awaited below; handles a rejection while the stream is being written.
  answer.catch(() => {})
  try {
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of source as AsyncIterable<Uint8Array>) {
      // The scanner has seen enough and answered.
      if (!socket.writable) break
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      await write(socket, Buffer.concat([length, piece]))
    }
    if (socket.writable) await write(socket, Buffer.alloc(4))
    return await answer
  } finally {
    socket.destroy()
    // Unread when the scanner is not reachable.
    source.destroy()
  }
}

const write = (socket: ReturnType<typeof connect>, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
