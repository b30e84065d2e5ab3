import { type Person, recentChoicesIn, type WidgetServices } from '@sqos/form-widgets/services'
import type { Directory } from '../../server/host/directory.ts'

async function readDirectory(signal: AbortSignal): Promise<Directory> {
  const response = await fetch('/api/directory', { signal })
  const { data }: { data: Directory } = await response.json()
  return data
}

async function readPeople(signal: AbortSignal): Promise<Person[]> {
  const { people } = await readDirectory(signal)
  return people.map((person) => ({ ...person, fullName: `${person.realName}/${person.account}` }))
}

const byKeyword = (people: readonly Person[], keyword: string) =>
  people.filter(({ fullName }) => fullName.toLowerCase().includes(keyword.toLowerCase()))

/**
 * The data of fields, from `server/directory.json`. What is missing here has no data yet: regions, records of other forms, data
 * interfaces. A field without its function says so and stays empty; `WidgetServices` describes each function.
 */
export const widgetServices: Partial<WidgetServices> = {
  dictionary: async (type, { signal }) => (await readDirectory(signal)).dictionaries[type] ?? [],
  people: async (ids, { signal }) => (await readPeople(signal)).filter(({ id }) => ids.includes(id)),
  peopleNodes: async ({ keyword }, { signal }) =>
    byKeyword(await readPeople(signal), keyword).map((person) => ({ ...person, type: 'user' })),
  colleagues: async (keyword, { signal }) => byKeyword(await readPeople(signal), keyword),
  subordinates: () => Promise.resolve([]),
  organizations: async ({ signal }) => (await readDirectory(signal)).organizations,
  positions: async ({ signal }) => (await readDirectory(signal)).positions,
  roles: async ({ signal }) => (await readDirectory(signal)).roles,
  groups: async ({ signal }) => (await readDirectory(signal)).groups,
  ...recentChoicesIn('recent'),
}
