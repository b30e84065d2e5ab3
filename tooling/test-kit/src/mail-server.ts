import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { accepts, isOnPath, ready, type Service, temporaryFolder, userNamed } from './services.ts'
import { freePort } from './port.ts'

/** A Dovecot with IMAP and POP3 on the loopback address. Every account exists, with the same password and an empty mailbox. */
export interface MailServer extends Service {
  host: string
  /** Without encryption; STARTTLS is offered. */
  imapPort: number
  pop3Port: number
  /** With TLS from the start. */
  imapsPort: number
  pop3sPort: number
  /** The password of every account. */
  password: string
  /** The certificate of the server, signed by itself, as PEM. */
  certificate: string
  /** Puts a mail, with headers, into the inbox of an account. */
  deliver: (account: string, raw: string | Buffer) => void
}

const PLACES = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot']
const PASSWORD = 'mailbox-pass'

/**
 * Starts a mail server in a temporary folder on free ports. Root starts it as the user `dovecot`. Throws with what to install when
 * Dovecot is missing: there is no other server of IMAP and POP3 that the tests could use.
 */
export async function startMailServer(): Promise<MailServer> {
  const binary = isOnPath('dovecot') ? 'dovecot' : PLACES.find((path) => existsSync(path))
  if (!binary) {
    throw new Error(
      'No mail server found for the tests of mailboxes. Install Dovecot (Debian: apt-get install --no-install-recommends ' +
        'dovecot-imapd dovecot-pop3d).',
    )
  }
  const user = process.getuid?.() === 0 ? userNamed('dovecot') : undefined
  const folder = temporaryFolder('mail', user)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...keys, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' })

  const ports = { imap: await freePort(), pop3: await freePort(), imaps: await freePort(), pop3s: await freePort() }
  const owner = user ? 'dovecot' : userInfo().username
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(settings, settingsOf({ folder, key, certificate, ports, owner, ids: user ?? ownIds() }))
  if (user) for (const file of [key, settings]) chownSync(file, user.uid, user.gid)

  const child = spawn(binary, ['-F', '-c', settings], { stdio: 'ignore', cwd: folder, ...user })
  const log = join(folder, 'log')
  const service = await ready({
    child,
    folder,
    signal: 'SIGTERM',
    url: `imap://127.0.0.1:${ports.imap}`,
    isReady: async () => (await Promise.all(Object.values(ports).map(accepts))).every(Boolean),
  }).catch((error: unknown) => {
    throw new Error(`The mail server did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`, {
      cause: error,
    })
  })

  let delivered = 0
  function deliver(account: string, raw: string | Buffer) {
    const inbox = ['mail', account, 'new'].reduce((parent, name) => {
      const path = join(parent, name)
      mkdirSync(path, { recursive: true })
      if (user) chownSync(path, user.uid, user.gid)
      return path
    }, folder)
    delivered += 1
    const file = join(inbox, `${String(delivered).padStart(10, '0')}.M1P1.localhost`)
    writeFileSync(file, raw)
    if (user) chownSync(file, user.uid, user.gid)
  }

  return {
    ...service,
    host: '127.0.0.1',
    imapPort: ports.imap,
    pop3Port: ports.pop3,
    imapsPort: ports.imaps,
    pop3sPort: ports.pop3s,
    password: PASSWORD,
    certificate: readFileSync(certificate, 'utf8'),
    deliver,
  }
}

const ownIds = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 })

interface Settings {
  folder: string
  key: string
  certificate: string
  ports: { imap: number; pop3: number; imaps: number; pop3s: number }
  owner: string
  ids: { uid: number; gid: number }
}

/** Everything of Dovecot that would need root or another folder is replaced. */
const settingsOf = ({ folder, key, certificate, ports, owner, ids }: Settings) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap pop3
listen = 127.0.0.1
default_internal_user = ${owner}
default_internal_group = ${groupOf(owner)}
default_login_user = ${owner}
first_valid_uid = ${ids.uid}
first_valid_gid = ${ids.gid}
ssl = yes
ssl_cert = <${certificate}
ssl_key = <${key}
disable_plaintext_auth = no
auth_failure_delay = 0
mail_max_userip_connections = 0
mail_fsync = never
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${ids.uid} gid=${ids.gid} home=${folder}/home/%u
}
namespace inbox {
  inbox = yes
  mailbox Trash {
    auto = subscribe
    special_use = \\Trash
  }
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service pop3-login {
  chroot =
  inet_listener pop3 {
    port = ${ports.pop3}
  }
  inet_listener pop3s {
    port = ${ports.pop3s}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`

const groupOf = (user: string) => execFileSync('id', ['-gn', user]).toString('utf8').trim()
