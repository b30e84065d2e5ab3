/** Stands for the application, to check whether an address stays in it. */
const HERE = 'https://here.invalid'

/**
 * Whether an address is a path of the application. The URL parser of the browser decides, so that no spelling (`//`,
 * backslash, tab) leads to another site.
 */
export function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return false
  const { origin, pathname } = new URL(address, HERE)
  // A path may normalise to two slashes (`/.//other.example`), which a later parser would read as a host.
  return origin === HERE && !pathname.startsWith('//')
}

/** Whether an address is an absolute one of the web: `http` or `https`. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)
