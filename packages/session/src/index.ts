export {
  endSession,
  loadCurrentUser,
  lock,
  resumeSession,
  signIn,
  signInAgain,
  signOut,
  suspendSession,
  unlock,
} from './actions.ts'
export type {
  AnyCredentials,
  CodeCredentials,
  Credentials,
  Resumed,
  ScanCredentials,
  SessionDispatch,
  SessionRootState,
} from './actions.ts'
export { sessionCatalogue } from './catalogue.ts'
export { connectSession } from './connect-session.ts'
export { ModelIdProvider, Permit, usePermission } from './Permit.tsx'
export type { PermitProps } from './Permit.tsx'
export { can } from './permission.ts'
export type { PermissionKind } from './permission.ts'
export { SessionError } from './session-error.ts'
export type { SessionErrorReason } from './session-error.ts'
export {
  selectIsLocked,
  selectIsSuspended,
  selectAppMenus,
  selectMenus,
  selectMustChangePassword,
  selectPermissions,
  selectSysConfig,
  selectToken,
  selectUser,
  sessionReducer,
} from './session-slice.ts'
export type { SessionState } from './session-slice.ts'
