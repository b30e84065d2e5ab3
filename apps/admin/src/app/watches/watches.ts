// One file of the build for parts that every signed-in user needs soon after the start.
export { ExpiryWatch } from '../expiry/ExpiryWatch.tsx'
export { IdleWatch } from '../idle/IdleWatch.tsx'
export { MenuWatch } from '../menu/MenuWatch.tsx'
export { VersionNotice } from '../version/VersionNotice.tsx'
