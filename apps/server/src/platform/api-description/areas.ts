/** Descriptions of the tags by module. A module that is missing here is described by its name. */
const AREAS: Record<string, string> = {
  auth: 'Sign in, sign out, captcha, lock screen, tickets of menu links',
  authority: 'Permissions of roles, positions, groups and users: read, grant, compare, explain',
  'bill-rule': 'Rules for document numbers',
  chat: 'Conversations between two users; messages are sent through the socket',
  'current-user': 'The signed-in user: profile, password, language, sessions',
  dataset: 'Datasets of charts and tables: models, data interfaces and read-only SQL, evaluated for the caller',
  'data-interface': 'Named queries against databases, static data and other systems',
  dictionary: 'Types of dictionaries and their values',
  'download-record': 'Exports that run in the background, and their files',
  'event-delivery': 'Failed background tasks and their retry',
  file: 'Uploads in one request or in chunks, downloads, pictures, previews',
  'list-setting': 'Columns and views of lists, per user',
  log: 'Log of sign-ins, requests, errors and system messages',
  menu: 'Menus, their buttons, columns, fields and data schemes',
  message: 'Received messages and notification settings of the caller',
  model: 'Designed forms and lists: documents, versions, tables, release',
  notice: 'Notices: drafts, release, withdrawal, readers',
  'online-user': 'Signed-in users',
  organization: 'Companies, departments and their administrators',
  portal: 'Portals: documents, grants, the default portal of a user, and the data of their parts',
  report: 'Reports: documents, their data with the permission of the caller, and files',
  position: 'Positions in organisations',
  print: 'Print templates: documents of records on paper',
  record: 'Records of designed forms',
  'recycle-bin': 'Deleted records: restore, permanent deletion',
  region: 'Countries, provinces, cities and districts',
  role: 'Roles',
  'system-config': 'Settings of the system',
  user: 'Users: accounts, import, export, bulk actions',
  'user-group': 'User groups',
  'user-relation': 'Members of roles, positions and groups',
  workflow: 'Approval flows: designs, requests, duties, delegations, comments',
}

/** The tags of the description, in alphabetical order. */
export const tagsOf = (areas: Iterable<string>) =>
  [...areas].toSorted().map((name) => ({ name, description: AREAS[name] ?? `Calls of the module ${name}` }))
