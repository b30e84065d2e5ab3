import { Outlet, useNavigation } from 'react-router'
import { ProgressBar } from '../screens/ProgressBar.tsx'

/** Around every screen: shows that a navigation is under way. */
export function Root() {
  const { state, location } = useNavigation()
  return (
    <>
      {state === 'loading' && <ProgressBar key={location.key} />}
      <Outlet />
    </>
  )
}
