import { idsOf, type JsonRecord } from '../json.ts'

/** People who are named by id, also through what they belong to. */
export interface Members {
  users: readonly string[]
  positions: readonly string[]
  roles: readonly string[]
  organizations: readonly string[]
  groups: readonly string[]
}

/** Names of the keys of a group of members in a node's properties. */
export type MemberKeys = Readonly<Record<keyof Members, string>>

/** Keys of the members who approve (`assigneeType` 6 and 7). */
export const APPROVER_KEYS: MemberKeys = {
  users: 'approvers',
  positions: 'approverPos',
  roles: 'approverRole',
  organizations: 'approverOrg',
  groups: 'approverGroup',
}

/** Keys of the members who may start the flow. */
export const INITIATOR_KEYS: MemberKeys = {
  users: 'initiator',
  positions: 'initiatePos',
  roles: 'initiateRole',
  organizations: 'initiateOrg',
  groups: 'initiateGroup',
}

/** Keys of the members who receive a copy. */
export const COPY_KEYS: MemberKeys = {
  users: 'circulateUser',
  positions: 'circulatePosition',
  roles: 'circulateRole',
  organizations: 'circulateOrg',
  groups: 'circulateGroup',
}

/** Reads members from the properties of a node. */
export const membersOf = (properties: JsonRecord, keys: MemberKeys): Members => ({
  users: idsOf(properties[keys.users]),
  positions: idsOf(properties[keys.positions]),
  roles: idsOf(properties[keys.roles]),
  organizations: idsOf(properties[keys.organizations]),
  groups: idsOf(properties[keys.groups]),
})

/** Whether no member is named. */
export const hasNoMembers = (members: Members): boolean => Object.values(members).every((ids) => ids.length === 0)
