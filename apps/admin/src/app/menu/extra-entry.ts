/** The entry that an installation adds to the menu of a few people: where it leads, and the role that sees it. */
export interface ExtraEntryConfig {
  href: string
  roleId: string
}

/** The account that sees the extra entry whatever its roles are. Source: specification of the shell, section 2. */
const ADMIN = 'admin'

/** Where this person's extra entry leads; nothing for everybody else, and for addresses that are none. */
export function extraEntryOf(
  user: { userAccount: string; roleIds: readonly string[] } | null,
  { href, roleId }: ExtraEntryConfig,
): string | undefined {
  if (!user || !/^(https?:\/\/|\/(?![/\\]))/i.test(href)) return undefined
  const granted = user.userAccount === ADMIN || (roleId !== '' && user.roleIds.includes(roleId))
  return granted ? href : undefined
}
