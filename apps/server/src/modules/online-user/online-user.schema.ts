import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

/** A user with an open session; of several sessions the newest one. */
export const OnlineUser = component(
  'OnlineUser',
  Type.Object({
    userId: Type.String(),
    userAccount: Type.String(),
    userName: Type.String(),
    loginTime: Milliseconds,
    loginIPAddress: Type.String(),
    loginIPAddressName: Type.String(),
    loginPlatForm: Type.String(),
    lastActiveTime: Type.Integer({ description: 'Epoch milliseconds, rounded to minutes' }),
    sessions: Type.Integer({ description: 'Number of open sessions' }),
    isSelf: Type.Boolean({ description: 'Whether the user is the caller' }),
  }),
)
export type OnlineUser = Static<typeof OnlineUser>

export const OnlineUserQuery = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 200 })) })

export const OnlineUserIdsBody = component(
  'OnlineUserIdsBody',
  Type.Object({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 500 }) }),
)
