/**
 * Response headers for every file of the viewer folder. The page has an opaque origin and may load only its own scripts
 * and styles, so a document cannot cause other requests. Requests of an opaque origin need CORS headers; the scripts
 * are public.
 */
export const VIEWER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    'sandbox allow-scripts allow-modals',
    "default-src 'none'",
    // Decoders of scanned pages are WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    // Document renderers add inline styles; without network access these leak nothing.
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
