import { config } from '../../config.ts'

/** The page of the server around a page of another site, if its host is one of `hosts`: entries with commas, spaces or lines between. */
export function frameAddresses(hosts: string) {
  const allowed = new Set(
    hosts
      .toLowerCase()
      .split(/[\s,;，；]+/)
      .filter((host) => host !== ''),
  )
  return (address: string): string | undefined =>
    allowed.has(URL.parse(address)?.host ?? '')
      ? `${config.apiBase}/api/visualdev/Portal/Frame?address=${encodeURIComponent(address)}`
      : undefined
}
