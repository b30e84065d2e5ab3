import { addressAfterSignIn } from '@sqos/auth'

/**
 * Target of `/jump?to=…` and `/auth-redirect?redirect=…`: links in mails, and the return from an external sign-in. Only
 * addresses of this application; a token in an address is never accepted.
 */
export function jumpTarget(search: string): string {
  const query = new URLSearchParams(search)
  return addressAfterSignIn(query.get('to') ?? query.get('redirect'))
}
