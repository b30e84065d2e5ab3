import { execFileSync, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { freePort } from './port.ts'
import { isOnPath, ready, type Service, temporaryFolder } from './services.ts'

/** A Kamailio that speaks SIP over secure WebSocket on the loopback address. */
export interface SipGateway extends Service {
  host: string
  port: number
  /** The password of every seat. */
  password: string
  /** The requests that it received, one per line. */
  requests: () => string[]
}

const PLACES = ['/usr/sbin/kamailio', '/usr/local/sbin/kamailio']
const PASSWORD = 'seat-token'

/**
 * Starts a gateway with a certificate of its own on a free port. What its numbers do is written in `sip-gateway.cfg`. Throws with
 * what to install when Kamailio is missing: there is no other gateway that the tests could use.
 */
export async function startSipGateway(): Promise<SipGateway> {
  const binary = isOnPath('kamailio') ? 'kamailio' : PLACES.find((path) => existsSync(path))
  if (!binary) {
    throw new Error(
      'No SIP gateway found for the tests of calls. Install Kamailio (Debian: apt-get install --no-install-recommends kamailio ' +
        'kamailio-tls-modules kamailio-websocket-modules).',
    )
  }
  const folder = temporaryFolder('sip-gateway')
  const [key, certificate, log] = [join(folder, 'key.pem'), join(folder, 'certificate.pem'), join(folder, 'log')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...keys, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' })

  const port = await freePort()
  const defined = [`PORT=${port}`, `CERTIFICATE="${certificate}"`, `KEY="${key}"`, `PASSWORD="${PASSWORD}"`]
  const settings = ['-f', join(import.meta.dirname, 'sip-gateway.cfg'), '-Y', folder, '-w', folder]
  const child = spawn(binary, ['-DD', '-E', '-m', '64', ...settings, ...defined.flatMap((one) => ['-A', one])], {
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  })
  const read = () => readFileSync(log, 'utf8')
  const service = await ready({
    child,
    folder,
    signal: 'SIGTERM',
    url: `wss://127.0.0.1:${port}`,
    isReady: () => answers(port),
  }).catch((error: unknown) => {
    throw new Error(`The SIP gateway did not start:\n${existsSync(log) ? read() : ''}`, { cause: error })
  })
  const requests = () => [...read().matchAll(/request (\w+ .*)/g)].map(([, line = '']) => line)
  return { ...service, host: '127.0.0.1', port, password: PASSWORD, requests }
}

/** Any answer will do: the certificate is known to nobody. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, rejectUnauthorized: false, agent: false }, (response) => {
      response.resume()
      resolve(true)
    })
    asked.on('error', () => resolve(false)).end()
  })
}
