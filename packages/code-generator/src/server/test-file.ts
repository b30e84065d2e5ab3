import { quote } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'
import { matching } from '../design/usual-texts.ts'
import { valueOf } from '../design/values.ts'
import { importTests } from './import-test.ts'

const sampleOf = (fields: readonly Field[], number: number) =>
  fields
    .filter(({ fill }) => fill === undefined)
    .map((field) => `${field.name}: ${sampleValue(field, number)}`)
    .join(', ')

function sampleValue(field: Field, number: number): string {
  const [first] = field.options?.entries ?? []
  if (field.options && first) return field.value === 'texts' ? `[${quote(first.value)}]` : quote(first.value)
  if (field.patterns.length > 0) return quote(matching(field) ?? '')
  if (field.value === 'text') return quote(`${number}`)
  return valueOf(field.value).sample
}

/** Tests need a required text that matches its pattern: the person who writes it knows one. */
const needsHand = (field: Field) => field.isRequired && field.patterns.length > 0 && matching(field) === undefined

/** Tests of the routes. Without permissions in the target, none of them. */
export function testFile(module: Module, { hasPermissions }: { hasPermissions: boolean }) {
  const { names, fields, subTables } = module
  const { Name, name } = names
  const hand = fields.filter(needsHand)
  const changed = changedField(fields)
  const searched = changed?.isSearched ? changed : undefined
  const rows = subTables.map((table) => `${table.name}: [{ ${sampleOf(table.fields, 1)} }]`).join(', ')
  const required = fields.find(({ isRequired }) => isRequired)
  const imports = hand.length > 0 ? '' : importTests(module, { account: hasPermissions ? 'admin' : 'me' })
  return `import { ${imports === '' ? '' : 'PAGES, '}RESULT } from '@sqos/contract'
import { expect, it } from 'vitest'
${imports === '' ? '' : "import { text } from '../../platform/text.ts'\n"}${hasPermissions ? "import { buildUser } from '../../testing/builders.ts'\n" : ''}import { createTestApp } from '../../testing/create-test-app.ts'
${hand.length > 0 ? '' : `import type { ${Name} } from './${name}.schema.ts'\n`}
const URL = '/api/extend/${Name}'
${hand.length > 0 ? `// Give these fields values that match their patterns, and test the life of a record: ${hand.map((field) => field.name).join(', ')}.\n` : ''}const first = { ${sampleOf(fields, 1)}${rows ? `, ${rows}` : ''} }

${
  hand.length > 0
    ? ''
    : `interface Page {
  list: ${Name}[]
  pagination: { total: number }
}

it('an administrator creates, finds, changes and deletes a record', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')

  expect(await admin.post(URL, first)).toMatchObject({ code: RESULT.ok })
  const [created] = (await admin.get<Page>(URL)).data.list
  expect(created).toMatchObject(first)

  const address = \`\${URL}/\${created?.id}\`
  const changed = { ...created, ${changeOf(fields)} }
  expect(await admin.put(address, changed)).toMatchObject({ code: RESULT.ok })
  expect((await admin.get<${Name}>(address)).data).toMatchObject({ ${changeOf(fields)} })
${
  searched
    ? `
  expect((await admin.get<Page>(\`\${URL}?keyword=changed\`)).data.pagination.total).toBe(1)
  expect((await admin.get<Page>(\`\${URL}?keyword=missing&sidx=${searched.name}&sort=desc\`)).data.pagination.total).toBe(0)
`
    : ''
}
  expect((await admin.delete(address)).code).toBe(RESULT.ok)
  expect((await admin.get(address)).code).toBe(RESULT.notFound)
  expect((await admin.get<Page>(URL)).data.pagination.total).toBe(0)
})
`
}
${
  hand.length > 0
    ? ''
    : `it('a save over a newer version is a conflict', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)
  const [read] = (await admin.get<Page>(URL)).data.list
  const save = () => admin.put(\`\${URL}/\${read?.id}\`, { ...first, lastModifyTime: read?.lastModifyTime })

  const theirs = await save()
  const mine = await save()

  expect([theirs.code, mine.code]).toEqual([RESULT.ok, RESULT.conflict])
})

it('the list is exported', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)

  expect((await admin.get(\`\${URL}/ExportData?dataType=1\`)).code).toBe(RESULT.ok)
})

`
}${imports}${
    required
      ? `it('a record without a required field is refused', async () => {
  await using test = await createTestApp()

  expect((await test.as('admin').post(URL, { ...first, ${required.name}: undefined })).code).toBe(RESULT.refused)
})

`
      : ''
  }${
    hasPermissions
      ? `it('a user without the permission is refused', async () => {
  await using test = await createTestApp()
  await buildUser(test.deps, { account: 'guest' })

  expect((await test.as('guest').get(URL)).code).toBe(RESULT.forbidden)
  expect((await test.as('guest').post(URL, first)).code).toBe(RESULT.forbidden)
})
`
      : ''
  }`
}

/** A field whose change a test can see: a text that is searched, or the first one that the server does not set. */
function changedField(fields: readonly Field[]): Field | undefined {
  const free = fields.filter(
    (field) => field.fill === undefined && field.options === undefined && field.patterns.length === 0,
  )
  return free.find(({ isSearched }) => isSearched) ?? free.find(({ value }) => value === 'text') ?? free[0]
}

function changeOf(fields: readonly Field[]): string {
  const field = changedField(fields)
  if (!field) return ''
  return `${field.name}: ${field.value === 'text' ? "'changed'" : valueOf(field.value).sample}`
}
