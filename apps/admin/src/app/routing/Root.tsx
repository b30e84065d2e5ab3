import { Outlet, useNavigation } from 'react-router'
import { ProgressBar } from '../screens/ProgressBar.tsx'

/** Wraps every screen: shows a pending navigation. */
export function Root() {
  const { state, location } = useNavigation()
  return (
    <>
      {state === 'loading' && <ProgressBar key={location.key} />}
      <Outlet />
    </>
  )
}
