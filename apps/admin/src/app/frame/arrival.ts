let bySignIn = false

/** Notes that the next page is entered from the sign-in page. */
export function arriveBySignIn() {
  bySignIn = true
}

/** Whether the page was entered from the sign-in page; true once for each sign-in. */
export function takeSignInArrival(): boolean {
  const arrived = bySignIn
  bySignIn = false
  return arrived
}
