import { connect as connectTcp, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { REMOTE_LIMITS, type RemoteServer } from './remote-mailbox.ts'

/** Longest line of an answer in bytes: a server that never ends a line would fill the memory. */
const MAX_LINE = 4 * 1_048_576

/** A refusal of the server (`-ERR`). */
export class Pop3Refusal extends Error {
  override name = 'Pop3Refusal'
  /** Set when the server refused the sign-in. */
  authenticationFailed = false
}

/** A client of POP3 (RFC 1939, RFC 2595). Commands are awaited one after another. */
export class Pop3Client {
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #failure: Error | undefined
  #wake: () => void = () => undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    this.#listen()
  }

  /** Connects, encrypts and signs in. */
  static async open({ host, port, servername, ssl, user, password }: RemoteServer): Promise<Pop3Client> {
    const tls = { ...(servername !== undefined && { servername }) }
    const client = new Pop3Client(
      ssl === '1' ? connectTls({ host, port, ...tls }) : connectTcp({ host, port, timeout: REMOTE_LIMITS.connect }),
    )
    try {
      await client.#answer()
      if (ssl === '2') {
        await client.command('STLS')
        await client.#encrypt({ host, ...tls })
      }
      await client.#signIn(user, password)
      return client
    } catch (error) {
      client.#socket.destroy()
      throw error
    }
  }

  async #signIn(user: string, password: string) {
    try {
      await this.command(`USER ${oneLine(user)}`)
      await this.command(`PASS ${oneLine(password)}`)
    } catch (error) {
      if (error instanceof Pop3Refusal) error.authenticationFailed = true
      throw error
    }
  }

  async #encrypt(options: { host: string; servername?: string }) {
    // Bytes before the handshake could come from somebody between client and server.
    if (this.#received.length > 0) throw new Error('TLS: the server sent data before the handshake')
    this.#socket.removeAllListeners()
    this.#socket = connectTls({ ...options, socket: this.#socket })
    this.#listen()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#socket.once('secureConnect', resolve)
    this.#wake = resolve
    await promise
    if (this.#failure) throw this.#failure
  }

  #listen() {
    const socket = this.#socket
    socket.setTimeout(REMOTE_LIMITS.answer, () => socket.destroy(Object.assign(new Error('timeout'), TIMED_OUT)))
    socket.on('readable', () => this.#wake())
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(Object.assign(new Error('the server closed the connection'), CLOSED)))
  }

  #fail(error: Error) {
    this.#failure ??= error
    this.#wake()
  }

  /** Waits for more bytes. */
  async #more(): Promise<void> {
    for (;;) {
      const chunk: unknown = this.#socket.read()
      if (chunk instanceof Uint8Array) {
        this.#received = this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk])
        return
      }
      if (this.#failure) throw this.#failure
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
  }

  /** The first line of an answer, without its mark. */
  async #answer(): Promise<string> {
    let end = this.#received.indexOf('\n')
    while (end === -1) {
      if (this.#received.length > MAX_LINE) throw new Error('the server sends an endless line')
      await this.#more()
      end = this.#received.indexOf('\n')
    }
    const line = this.#received.toString('utf8', 0, end).trim()
    this.#received = this.#received.subarray(end + 1)
    if (line.startsWith('+OK')) return line.slice(3).trim()
    throw new Pop3Refusal(line.replace(/^-ERR\s*/, ''))
  }

  /** Sends a command with an answer of one line. */
  async command(line: string): Promise<string> {
    this.#socket.write(`${line}\r\n`)
    return await this.#answer()
  }

  /** Sends commands whose answers have several lines, at once where the server allows it. A refused one is undefined. */
  async texts(lines: readonly string[], { isPipelined = false } = {}): Promise<(string | undefined)[]> {
    if (isPipelined) this.#socket.write(lines.map((line) => `${line}\r\n`).join(''))
    const answers: (string | undefined)[] = []
    for (const line of lines) {
      if (!isPipelined) this.#socket.write(`${line}\r\n`)
      answers.push(await this.#text())
    }
    return answers
  }

  async #text(): Promise<string | undefined> {
    try {
      await this.#answer()
    } catch (error) {
      if (error instanceof Pop3Refusal) return undefined
      throw error
    }
    const parts: Buffer[] = []
    for await (const part of this.#lines()) parts.push(part)
    return Buffer.concat(parts).toString('latin1')
  }

  /** Sends a command and returns the lines of its answer as a stream. Read it to its end before the next command. */
  async stream(line: string): Promise<Readable> {
    await this.command(line)
    return Readable.from(this.#lines(), { objectMode: false })
  }

  /** The lines of an answer until the line with a single dot, without the dots that were added to lines with dots. */
  async *#lines(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#received.lastIndexOf('\n') + 1
      if (end === 0) {
        if (this.#received.length > MAX_LINE) throw new Error('the server sends an endless line')
        await this.#more()
        continue
      }
      const text = this.#received.toString('latin1', 0, end)
      const last = text.startsWith('.\r\n') ? 0 : text.indexOf('\n.\r\n') + 1
      const isEnd = last > 0 || text.startsWith('.\r\n')
      this.#received = this.#received.subarray(isEnd ? last + 3 : end)
      const lines = (isEnd ? text.slice(0, last) : text).replaceAll(/(^|\n)\./g, '$1')
      if (lines !== '') yield Buffer.from(lines, 'latin1')
      if (isEnd) return
    }
  }

  /** Ends the session: the server then deletes the marked mails. */
  async close() {
    await this.command('QUIT').catch(() => undefined)
    this.#socket.destroy()
  }
}

const TIMED_OUT = { code: 'ETIMEDOUT' }
const CLOSED = { code: 'ECONNRESET' }

/** A line break would be the next command. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]/g, '')
