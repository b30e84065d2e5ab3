/** Descriptions of the tags by module. A module that is missing here is described by its name. */
const AREAS: Record<string, string> = {
  auth: 'Sign in, sign out, captcha, lock screen, tickets of menu links',
  authority: 'Rights of roles, positions, groups and people: read, grant, compare, explain',
  'bill-rule': 'Rules after which numbers of bills are issued',
  chat: 'Conversations between two people; messages travel through the socket',
  'current-user': 'The signed-in person: profile, password, language, sessions',
  'data-interface': 'Named queries against databases, static data and other systems',
  dictionary: 'Types of dictionaries and their values',
  'download-record': 'Exports that run in the background, and their files',
  'event-delivery': 'Background tasks that failed, to be tried again',
  file: 'Uploads in one or many pieces, downloads, pictures, previews',
  'list-setting': 'Columns and views of lists, for each person',
  log: 'Log of sign-ins, requests, errors and of what the system wrote',
  menu: 'Menus, their buttons, columns, fields and data schemes',
  message: 'Messages that people received, and what they want to be notified of',
  model: 'Designed forms and lists: documents, versions, tables, release',
  notice: 'Notices: drafts, release, withdrawal, readers',
  'online-user': 'People who are signed in',
  organization: 'Companies and departments, and who administers them',
  position: 'Positions in organisations',
  record: 'Records of designed forms',
  'recycle-bin': 'Deleted records, to be restored or removed',
  region: 'Countries, provinces, cities and districts',
  role: 'Roles',
  'system-config': 'Settings of the system',
  user: 'People: accounts, import, export, bulk actions',
  'user-group': 'User groups',
  'user-relation': 'Who holds a role, a position or a group',
}

/** The tags of the description, in alphabetical order. */
export const tagsOf = (areas: Iterable<string>) =>
  [...areas].toSorted().map((name) => ({ name, description: AREAS[name] ?? `Calls of the module ${name}` }))
