import { Duplex } from 'node:stream'

/** Sends messages of the wire protocol and resolves to the server's. */
export type Exchange = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * A stream that replaces the socket of `pg`. So both engines use one client, one dialect and one set of parsers, and
 * return the same types.
 */
export function createWireStream(exchange: Exchange): Duplex {
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      void send(chunk, done)
    },
    // Writes that `pg` corks (parse, bind, execute, sync) are sent to the thread as one message.
    writev(chunks, done) {
      void send(Buffer.concat(chunks.map(({ chunk }: { chunk: Buffer }) => chunk)), done)
    },
    final(done) {
      stream.push(null)
      done()
    },
  })

  /** Emits the answer and completes the write; the stream sends nothing else before. */
  async function send(bytes: Uint8Array, done: (error?: Error) => void) {
    try {
      const answer = await exchange(bytes)
      if (answer.byteLength > 0) stream.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    done()
  }

  const self = () => stream
  return Object.assign(stream, {
    connect() {
      process.nextTick(() => stream.emit('connect'))
      return stream
    },
    setNoDelay: self,
    setKeepAlive: self,
    ref: self,
    unref: self,
  })
}
