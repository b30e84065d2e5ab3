import { idsIn, readList } from '../../values/read.ts'
import type { NameSource } from '../../values/names.ts'
import { defineKind } from '../define-kind.ts'
import { idKind, PICKER } from '../shared/picker-kinds.ts'

const SOURCES: ReadonlyMap<string, NameSource> = new Map([
  ['user', 'user'],
  ['company', 'organization'],
  ['department', 'organization'],
  ['position', 'position'],
  ['role', 'role'],
  ['group', 'group'],
])

/** An entry is `id--type`; without a type it is a user. */
function readEntry(entry: string): { id: string; source: NameSource } {
  const [id = '', type = 'user'] = entry.split('--')
  return { id, source: SOURCES.get(type) ?? 'user' }
}

const entriesOf = (value: unknown) => idsIn(readList(value) ?? []).map(readEntry)

/** 用户组件: users, organisations, positions, roles and groups in one list. */
export const kind = defineKind({
  ...idKind('user'),
  name: 'usersSelect',
  label: '用户组件',
  group: 'later',
  references: (value) => entriesOf(value).map(({ id, source }) => ({ source, ids: [id] })),
  display: (value, { names }) =>
    entriesOf(value)
      .map(({ id, source }) => names(source, id) ?? id)
      .join(','),
  initial: ({ user }) => user?.id && `${user.id}--user`,
  node: { tag: 'users-select', trigger: 'click', defaultValue: null, props: PICKER },
})
