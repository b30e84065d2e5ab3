/** Stands for the application, to check whether an address stays in it. */
const HERE = 'https://here.invalid'

/**
 * Whether an address is a path of the application. The URL parser of the browser decides, so that no spelling (`//`,
 * backslash, tab) leads to another site.
 */
const isOwnPath = (address: string): boolean => {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return false
  const { origin, pathname } = new URL(address, HERE)
  // A path may normalise to two slashes (`/.//other.example`), which a later parser would read as a host.
  return origin === HERE && !pathname.startsWith('//')
}

/** Whether an address leads to another site. */
export const isExternal = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

/** Addresses that a document may lead to: paths of the application, and the web. */
export const isSafeLink = (address: string): boolean => isExternal(address) || isOwnPath(address)

/** Pictures of this server, and embedded ones: the content policy refuses others. */
export const isSafePicture = (address: string): boolean =>
  isOwnPath(address) || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(address)
