import { authEndpoints } from './auth.generated.ts'

/** Sign-in, the signed-in user, the lock screen. */
export const authApi = authEndpoints

export const { useIssueLinkTicketMutation } = authEndpoints

export type {
  CurrentUser,
  LoginBody,
  LoginConfig,
  LoginResult,
  ProofChallenge,
  MenuNode,
  OpenedScanTicket,
  Permission,
  ScanTicket,
  SysConfigInfo,
  UserInfo,
} from './auth.generated.ts'
