/**
 * What a server sends with every file of the viewer's folder. The page gets an origin of its own and may load its own
 * scripts and styles, nothing else: no call leaves it, whatever a document says. Its scripts are asked for from that origin,
 * which is nobody's, so they need leave; they are public.
 */
export const VIEWER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    'sandbox allow-scripts allow-modals',
    "default-src 'none'",
    // Decoders of scanned pages are WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    // Readers of documents write their styles into the page; without a network a style gives nothing away.
    "style-src 'self' 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
}
