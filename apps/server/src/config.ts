import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLoopback } from './platform/ip-address.ts'
import { StartupError } from './platform/startup-error.ts'

/** An S3 bucket for files. */
export interface S3Config {
  /** URL of a server other than Amazon's. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Limits of the sockets of one server. */
export interface SocketLimits {
  /** Milliseconds without a frame of the client. */
  idle: number
  /** Milliseconds until `OnConnection` must be there. */
  signIn: number
  /** Sockets of one person; with one more the oldest is closed. */
  perPerson: number
  /** Sockets that have not signed in yet: of one address, and of all. */
  waitingPerAddress: number
  waiting: number
  /** Frames of one person per second in the long run, and at once. */
  framesPerSecond: number
  burst: number
  /** Refused frames in a row after which the socket is closed. */
  refusals: number
  /** Bytes that wait for a client that reads slowly. */
  backlog: number
}

/** Telephony: the gateway of the phones, and the service that issues tokens of seats. */
export interface CallConfig {
  /** Address of the gateway (`wss://sip.example.com:7443`); pages may connect to it. */
  gatewayUrl: string
  /** Where the telephony service issues tokens of seats. */
  seatUrl: string | undefined
  /** `Authorization` header of requests to it. */
  authorization: string | undefined
  /** With the demo company and without a service: the password of every seat at a gateway for trials. */
  demoPassword: string | undefined
}

/** A service that sends text messages. */
export interface TextMessageService {
  /** Receives `POST` with the message as JSON. */
  url: string
  /** `Authorization` header of these requests. */
  authorization: string | undefined
}

/** A language model behind an OpenAI-compatible endpoint. */
export interface AiConfig {
  /** Address below which `/chat/completions` is (`https://api.example.com/v1`). */
  baseUrl: string
  model: string
  /** Sent as a bearer token; undefined for services of the own network that need none. */
  apiKey: string | undefined
}

/** The validated configuration of the server. */
export interface Config {
  host: string
  port: number
  /** Folder of the embedded database, its backups, and the files of users. */
  dataDir: string
  /** Bucket for the files of users; replaces the folder. */
  s3?: S3Config | undefined
  /** Address of clamd (`clamav.internal:3310`), which scans every file before it is available. */
  clamd?: { host: string; port: number } | undefined
  /**
   * Program and first arguments of LibreOffice, which converts office documents for previews; undefined: no conversion.
   */
  officeConverter?: readonly string[] | undefined
  /** Chromium or Chrome that prints records as PDF; undefined: an installed one is searched. */
  pdfBrowser?: string | undefined
  /** PostgreSQL URL; undefined: the embedded database. */
  databaseUrl: string | undefined
  /** PostgreSQL URL of a replica or warehouse that runs the SQL of reports; undefined: the database itself. */
  reportDatabaseUrl?: string | undefined
  /** Redis or Valkey that several servers share for rate limits and messages to each other. */
  redisUrl: string | undefined
  /** Addresses or subnets of load balancers whose `X-Forwarded-For` is trusted. */
  trustProxy: string[] | undefined
  /** Hosts (`erp.internal`, `10.0.0.5:8080`) that data interfaces may call although they are private. */
  interfaceHosts: string[]
  /** Origins (`https://img.example.com`) of images in the shell, besides uploaded ones. */
  pictureOrigins: string[]
  /** Origins (`https://erp.example.com`) beside the server's own whose pages may open the socket. */
  socketOrigins: string[]
  /** Limits of sockets that differ from the usual ones. */
  socketLimits: Partial<SocketLimits>
  /** Milliseconds that a call waits for the end of a job which it has started; undefined: the usual ones. */
  jobPatience?: number | undefined
  /** None: there are no phones. */
  call?: CallConfig | undefined
  /**
   * Where text messages go: a service, or the terminal of the demo company on this machine; undefined: there are no
   * text messages.
   */
  textMessages?: TextMessageService | 'terminal' | undefined
  /** The model that helps to write; undefined: no help of a model. */
  ai?: AiConfig | undefined
  /** Key of 32 bytes that encrypts passwords of mail servers at rest; undefined: such passwords cannot be stored. */
  secretKey?: Buffer | undefined
  /** Folder of the built admin shell; undefined in development, where Vite serves it. */
  staticDir: string | undefined
  /** Whether an empty database is filled with the demo company: always on the embedded one, otherwise with `--demo`. */
  demo: boolean
  /** Password of the first administrator on an empty external database. */
  adminPassword: string | undefined
  /** Hours between backups of the embedded database and its files, 0 for none. */
  backupHours: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  production: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** `.data` in the root of the repository, whatever the working directory. */
const DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url))

/** Reads the environment; throws one error that lists every problem. */
export function readConfig(env: Record<string, string | undefined>, args: readonly string[] = []): Config {
  const problems: string[] = []

  for (const word of args) {
    if (word !== '--' && word !== '--demo') problems.push(`"${word}" is not a word of this command; --demo is.`)
  }

  // pnpm runs scripts in the folder of the package; INIT_CWD is the folder where the command was typed.
  const path = (value: string) => resolve(env['INIT_CWD'] ?? '.', value)

  const text = (name: string) => env[name]?.trim() || undefined

  function number(name: string, { fallback, max }: { fallback: number; max: number }) {
    const raw = text(name)
    if (raw === undefined) return fallback
    const value = Number(raw)
    if (!Number.isInteger(value) || value < 0 || value > max) {
      problems.push(`${name} is "${raw}"; it must be a whole number from 0 to ${max}.`)
    }
    return value
  }

  function url(name: string, protocols: readonly string[]) {
    const raw = text(name)
    if (raw === undefined) return
    const protocol = URL.canParse(raw) ? new URL(raw).protocol : undefined
    // The value may contain a password, so it is not repeated.
    if (!protocol || !protocols.includes(protocol))
      problems.push(`${name} must start with ${protocols.join('// or ')}//.`)
    return raw
  }

  const host = text('HOST') ?? '127.0.0.1'
  if (!isIP(host) && !/^[a-z0-9.-]+$/i.test(host))
    problems.push(`HOST is "${host}"; it must be an address or a host name.`)

  const logLevel = LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info'))
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)

  const trustProxy = text('TRUST_PROXY')?.split(/[\s,]+/)
  for (const entry of trustProxy ?? []) {
    if (!isIP(entry.split('/')[0] ?? '') && !['loopback', 'linklocal', 'uniquelocal'].includes(entry))
      problems.push(`TRUST_PROXY holds "${entry}"; it takes addresses, subnets, loopback, linklocal and uniquelocal.`)
  }

  function bucket(): S3Config | undefined {
    const name = text('S3_BUCKET')
    if (name === undefined) return undefined
    const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')]
    if (accessKeyId === undefined || secretAccessKey === undefined)
      problems.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
    return {
      endpoint: url('S3_ENDPOINT', ['http:', 'https:']),
      region: text('S3_REGION') ?? 'us-east-1',
      bucket: name,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
    }
  }

  function clamd() {
    const raw = text('CLAMD')
    if (raw === undefined) return undefined
    const [, name = '', clamdPort = ''] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(raw) ?? []
    if (name === '') problems.push(`CLAMD is "${raw}"; it must be host:port.`)
    return { host: name, port: Number(clamdPort) }
  }

  function secretKey() {
    const raw = text('SECRET_KEY')
    if (raw === undefined) return undefined
    const key = Buffer.from(raw, /^[0-9a-f]{64}$/i.test(raw) ? 'hex' : 'base64')
    // The value is a secret, so it is not repeated.
    if (key.length !== 32) problems.push('SECRET_KEY must be 32 bytes, as 64 hexadecimal digits or as base64.')
    return key
  }

  const pictureOrigins = text('PICTURE_ORIGINS')?.split(/[\s,]+/) ?? []
  for (const origin of pictureOrigins) {
    if (!/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(origin))
      problems.push(`PICTURE_ORIGINS holds "${origin}"; it takes origins like https://img.example.com.`)
  }

  const socketOrigins = text('SOCKET_ORIGINS')?.split(/[\s,]+/) ?? []
  for (const origin of socketOrigins) {
    if (!/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(origin))
      problems.push(`SOCKET_ORIGINS holds "${origin}"; it takes origins like https://erp.example.com.`)
  }
  const perPerson = number('SOCKETS_PER_PERSON', { fallback: 20, max: 1000 })
  if (perPerson === 0) problems.push('SOCKETS_PER_PERSON is 0; it must be at least 1.')

  function telephony(demo: boolean): CallConfig | undefined {
    const gatewayUrl = url('CALL_GATEWAY_URL', ['wss:'])
    const seatUrl = url('CALL_SEAT_URL', ['http:', 'https:'])
    const demoPassword = text('CALL_DEMO_PASSWORD')
    if (gatewayUrl === undefined) {
      if (seatUrl !== undefined)
        problems.push('CALL_SEAT_URL needs CALL_GATEWAY_URL, the gateway that its tokens are for.')
      return undefined
    }
    if (demoPassword !== undefined && !demo) problems.push('CALL_DEMO_PASSWORD works with the demo company only.')
    return { gatewayUrl, seatUrl, authorization: text('CALL_SEAT_AUTHORIZATION'), demoPassword }
  }

  function languageModel(): AiConfig | undefined {
    const baseUrl = url('AI_BASE_URL', ['http:', 'https:'])
    const [model, apiKey] = [text('AI_MODEL'), text('AI_API_KEY')]
    if (baseUrl === undefined) {
      if (model !== undefined || apiKey !== undefined)
        problems.push('AI_MODEL and AI_API_KEY need AI_BASE_URL, the service that they are for.')
      return undefined
    }
    if (model === undefined) problems.push('AI_BASE_URL needs AI_MODEL, the name of the model.')
    return { baseUrl: baseUrl.replace(/\/+$/, ''), model: model ?? '', apiKey }
  }

  /** Messages reach the terminal only where nobody but its owner can ask for one. */
  function textMessages(demo: boolean): Config['textMessages'] {
    const service = url('SMS_URL', ['http:', 'https:'])
    const authorization = text('SMS_AUTHORIZATION')
    if (service !== undefined) return { url: service, authorization }
    if (authorization !== undefined) problems.push('SMS_AUTHORIZATION needs SMS_URL, the service that it is for.')
    const isOwnMachine = isLoopback(host) && trustProxy === undefined && databaseUrl === undefined
    return demo && isOwnMachine ? 'terminal' : undefined
  }

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const staticDir = text('STATIC_DIR')
  const dataDir = text('DATA_DIR')
  const demo = databaseUrl === undefined || args.includes('--demo')
  const config: Config = {
    host,
    port: number('PORT', { fallback: 4100, max: 65_535 }),
    dataDir: dataDir === undefined ? DATA_DIR : path(dataDir),
    s3: bucket(),
    clamd: clamd(),
    officeConverter: text('OFFICE_CONVERTER')?.split(/\s+/),
    pdfBrowser: text('PDF_BROWSER'),
    databaseUrl,
    reportDatabaseUrl: url('REPORT_DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    trustProxy,
    interfaceHosts:
      text('INTERFACE_HOSTS')
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [],
    pictureOrigins,
    socketOrigins,
    socketLimits: { perPerson },
    call: telephony(demo),
    textMessages: textMessages(demo),
    ai: languageModel(),
    secretKey: secretKey(),
    staticDir: staticDir === undefined ? undefined : path(staticDir),
    demo,
    adminPassword: text('ADMIN_PASSWORD'),
    backupHours: number('BACKUP_HOURS', { fallback: 24, max: 8760 }),
    logLevel: logLevel ?? 'info',
    production: env['NODE_ENV'] === 'production',
  }

  if (problems.length > 0)
    throw new StartupError(`The configuration has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`)
  return config
}
