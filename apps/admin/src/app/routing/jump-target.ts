/**
 * Where `/jump?to=…` and `/auth-redirect?redirect=…` lead: links in mails, and the way back from a sign-in elsewhere.
 * Only addresses of this application, and nothing that would sign anybody in: a token is never taken from an address.
 */
export function jumpTarget(search: string): string {
  const query = new URLSearchParams(search)
  const to = query.get('to') ?? query.get('redirect') ?? ''
  // Browsers read a second slash, a backslash and control characters as the way to another site.
  // oxlint-disable-next-line no-control-regex -- exactly those are refused
  if (!/^\/(?![/\\])/.test(to) || /[\u0000-\u001f\\]/.test(to)) return '/'
  return /^\/(jump|auth-redirect|login)(?![\w-])/i.test(to) ? '/' : to
}
