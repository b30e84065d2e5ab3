/** Receivers of a notice by their kind, as the form shows them. */
export interface Receivers {
  users: string[]
  /** Ids of companies and departments, each as a path of one step. */
  organizations: string[][]
  roles: string[]
  groups: string[]
  /** Entries of other kinds, which the form keeps. */
  others: string[]
}

const KINDS: Readonly<Record<string, 'users' | 'roles' | 'groups'>> = { user: 'users', role: 'roles', group: 'groups' }
const ORGANIZATIONS = new Set(['organize', 'organization', 'company', 'department'])

/** Reads `id` or `id--type`, separated by commas. */
export function readReceivers(csv: string): Receivers {
  const receivers: Receivers = { users: [], organizations: [], roles: [], groups: [], others: [] }
  for (const entry of csv.split(',').filter(Boolean)) {
    const [id = '', type = 'user'] = entry.split('--')
    const kind = KINDS[type]
    if (kind) receivers[kind].push(id)
    else if (ORGANIZATIONS.has(type)) receivers.organizations.push([id])
    else receivers.others.push(entry)
  }
  return receivers
}

/** Writes receivers as the server stores them; empty for everybody. */
export const writeReceivers = ({ users, organizations, roles, groups, others }: Receivers): string =>
  [
    ...users,
    ...organizations.flatMap((path) => path.slice(-1).map((id) => `${id}--department`)),
    ...roles.map((id) => `${id}--role`),
    ...groups.map((id) => `${id}--group`),
    ...others,
  ].join(',')
