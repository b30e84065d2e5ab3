import { addressAfterSignIn } from '@sqos/auth'

/**
 * Where `/jump?to=…` and `/auth-redirect?redirect=…` lead: links in mails, and the way back from a sign-in elsewhere.
 * Only addresses of this application, and nothing that would sign anybody in: a token is never taken from an address.
 */
export function jumpTarget(search: string): string {
  const query = new URLSearchParams(search)
  return addressAfterSignIn(query.get('to') ?? query.get('redirect'))
}
