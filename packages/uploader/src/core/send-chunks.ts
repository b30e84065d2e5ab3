import { CHUNK_BYTES, MAX_TRIES } from './limits.ts'
import type { ChunkAnswer } from './upload-port.ts'

/** A part of a file. */
export interface Chunk {
  /** From 1. */
  number: number
  start: number
  end: number
}

/** The chunks of a file; an empty file has one, which is empty. */
export const chunksOf = (size: number): readonly Chunk[] =>
  Array.from({ length: Math.max(1, Math.ceil(size / CHUNK_BYTES)) }, (_, index) => ({
    number: index + 1,
    start: index * CHUNK_BYTES,
    end: Math.min((index + 1) * CHUNK_BYTES, size),
  }))

interface Sending {
  chunks: readonly Chunk[]
  /** Numbers of chunks that the server has; updated with each reply. */
  sent: Set<number>
  /** Maximum number of concurrent chunks. */
  parallel: number
  send: (chunk: Chunk) => Promise<ChunkAnswer>
  onSent: () => void
}

/**
 * Sends the missing chunks. The first one is sent alone, because its reply lists the chunks that the server has; the
 * others are sent in parallel. Ends when the server has all chunks or the file itself.
 */
export async function sendChunks({ chunks, sent, parallel, send, onSent }: Sending): Promise<void> {
  const missing = () => chunks.filter(({ number }) => !sent.has(number))

  const believe = ({ chunkNumbers }: ChunkAnswer) => {
    if (!chunkNumbers) return
    sent.clear()
    for (const number of chunkNumbers) sent.add(number)
  }

  // A server may delete old chunks; missing chunks are sent once more.
  for (let round = 0; round < MAX_TRIES; round += 1) {
    const [first] = missing()
    if (!first) return
    let answer = await send(first)
    believe(answer)
    sent.add(first.number)
    onSent()
    let isDone = answer.merge || answer.uploaded

    const rest = missing().values()
    const sendRest = async () => {
      for (const chunk of rest) {
        if (isDone) return
        answer = await send(chunk)
        sent.add(chunk.number)
        onSent()
        isDone ||= answer.merge || answer.uploaded
      }
    }
    await Promise.all(Array.from({ length: parallel }, sendRest))
    if (isDone) return
    believe(answer)
  }
  throw new Error('The server keeps losing chunks.')
}
