/** Loads the sign-in page: everything for a visitor. */
export const loadSignInScreen = () => import('./SignInScreen.tsx')

/** Loads router, guard and frame: everything for a signed-in user. */
export const loadRouted = () => import('../routing/Routed.tsx')
