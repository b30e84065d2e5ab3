import { SMTPServer } from 'smtp-server'

/** A mail that the SMTP server took. */
interface TakenMail {
  from: string
  to: string[]
  raw: string
}

/** An SMTP server on the loopback address that keeps what it takes. */
export async function startSmtpServer(password: string) {
  const mails: TakenMail[] = []
  const state: { password: string; refusal: { responseCode: number; message: string } | undefined } = {
    password,
    refusal: undefined,
  }
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    logger: false,
    size: 100 * 1_048_576,
    onAuth: (given, _session, done) =>
      given.password === state.password ? done(null, { user: given.username }) : done(new Error('535 wrong password')),
    onRcptTo: (_address, _session, done) =>
      state.refusal ? done(Object.assign(new Error(state.refusal.message), state.refusal)) : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { mails, state, port, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtpServer>>
