let bySignIn = false
const listeners = new Set<() => void>()

function change(next: boolean) {
  bySignIn = next
  for (const listener of listeners) listener()
}

/** Whether the user has just signed in on the sign-in page. */
export const arrival = {
  begin: () => change(true),
  end: () => change(false),
  isBySignIn: () => bySignIn,
  onChange: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
