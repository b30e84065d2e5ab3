/** The sign-in page: all that a visitor needs. */
export const loadSignInScreen = () => import('./SignInScreen.tsx')

/** Router, guard and whatever lies behind them: all that a signed-in person needs. */
export const loadRouted = () => import('../routing/Routed.tsx')
