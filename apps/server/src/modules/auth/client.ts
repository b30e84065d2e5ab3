import { BlockList, isIP } from 'node:net'

/** Where a request comes from. */
export interface Client {
  ip: string
  /** Browser and system in a few words. */
  platform: string
}

/** Reads the client off a request. */
export const clientOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Client => ({
  // An IPv4 caller of a dual-stack socket has an address such as ::ffff:10.0.0.1.
  ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, ''),
  platform: describePlatform(request.headers['user-agent'] ?? ''),
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

/** Browser and system of a User-Agent header, such as `Chrome 142 / Windows`; empty when it tells neither. */
export function describePlatform(userAgent: string): string {
  const browser = BROWSERS.map(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version && `${name} ${version}`
  }).find(Boolean)
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [browser, system].filter(Boolean).join(' / ')
}

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/** True when `ip` is one of the addresses or subnets (`10.0.0.0/8`) that `list` joins by commas, spaces or lines. */
export function isListed(ip: string, list: string): boolean {
  const allowed = new BlockList()
  for (const entry of list.split(/[\s,;，；]+/)) {
    const [address = '', prefix] = entry.split('/')
    if (!isIP(address)) continue
    const bits = Number(prefix)
    if (prefix === undefined) allowed.addAddress(address, family(address))
    else if (Number.isInteger(bits) && bits >= 0 && bits <= (isIP(address) === 6 ? 128 : 32))
      allowed.addSubnet(address, bits, family(address))
  }
  return isIP(ip) !== 0 && allowed.check(ip, family(ip))
}

const OWN_MACHINE = '127.0.0.0/8,::1'
const OWN_NETWORK = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10'

/** Message key that tells where an address is, as far as the address itself says. */
export function placeKey(ip: string): 'auth.place.machine' | 'auth.place.network' | undefined {
  if (isListed(ip, OWN_MACHINE)) return 'auth.place.machine'
  return isListed(ip, OWN_NETWORK) ? 'auth.place.network' : undefined
}
