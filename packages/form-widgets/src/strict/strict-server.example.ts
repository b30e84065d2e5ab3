import { servePages } from '@sqos/test-kit/pages'

/** The strictest policy: no eval, no inline script, no inline style, no other origins. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/** Serves a folder and some pages under a strict Content-Security-Policy. */
export const serveStrictly = (folder: string, pages: Readonly<Record<string, string>>) =>
  servePages({ folder, pages, headersOf: () => ({ 'content-security-policy': POLICY }) })
