import { ImapFlow } from 'imapflow'
import { REMOTE_LIMITS, type RemoteServer } from './remote-mailbox.ts'

/** Connects to an IMAP server and signs in. End it with `endImap`. */
export async function connectImap({ host, port, servername, ssl, user, password }: RemoteServer): Promise<ImapFlow> {
  const client = new ImapFlow({
    host,
    port,
    ...(servername !== undefined && { servername }),
    secure: ssl === '1',
    ...(ssl !== '1' && { doSTARTTLS: ssl === '2' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: REMOTE_LIMITS.connect,
    greetingTimeout: REMOTE_LIMITS.connect,
    socketTimeout: REMOTE_LIMITS.answer,
  })
  // Failures reject the pending call; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Signs out, or closes a connection that does not answer. */
export const endImap = (client: ImapFlow) => client.logout().catch(() => client.close())
