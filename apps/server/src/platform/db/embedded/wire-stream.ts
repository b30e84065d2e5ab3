import { Duplex } from 'node:stream'

/** Sends messages of the wire protocol and resolves to the server's. */
export type Exchange = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * A stream that stands in for the socket of `pg`. So both engines share one client, one dialect and one set of parsers:
 * a type cannot come out differently here and there.
 */
export function createWireStream(exchange: Exchange): Duplex {
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      void send(chunk, done)
    },
    // What `pg` writes corked (parse, bind, execute, sync) crosses to the thread as one message.
    writev(chunks, done) {
      void send(Buffer.concat(chunks.map(({ chunk }: { chunk: Buffer }) => chunk)), done)
    },
    final(done) {
      stream.push(null)
      done()
    },
  })

  /** Hands the answer on and reports to the stream, which sends nothing else before. */
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
