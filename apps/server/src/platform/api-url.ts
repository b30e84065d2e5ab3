/** Paths of the API: everything else is a page or a file. Telephony services have a prefix of their own. */
const PREFIXES = ['/api/', '/calloutsip/']

/** True for addresses of the API: they have permissions, the envelope, a line in the log, and are never cached. */
export const isApiUrl = (url: string): boolean => PREFIXES.some((prefix) => url.startsWith(prefix))
