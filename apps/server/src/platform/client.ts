/** The client of a request. */
export interface Client {
  ip: string
  /** Browser and operating system in a few words. */
  platform: string
}

/** Maximum length of stored addresses and descriptions: clients choose both freely. */
const MAX_IP = 64
const MAX_PLATFORM = 60

/** Reads the client from a request. */
export const clientOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Client => ({
  // An IPv4 caller of a dual-stack socket has an address such as ::ffff:10.0.0.1.
  ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, MAX_IP),
  platform: describePlatform(request.headers['user-agent'] ?? '').slice(0, MAX_PLATFORM),
})

const BROWSERS = [
  ['Edge', /Edg\w*\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrom\w+\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Browser and operating system of a User-Agent header, such as `Chrome 142 / Windows`; empty when unknown. */
export function describePlatform(userAgent: string): string {
  const browser = BROWSERS.map(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version && `${name} ${version}`
  }).find(Boolean)
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [browser, system].filter(Boolean).join(' / ')
}
