import { expect, it } from 'vitest'
import { extraEntryOf } from './extra-entry.ts'

const entry = { href: '/docs', roleId: 'r9' }
const zhang = { userAccount: 'zhang', roleIds: ['r1'] }

it.each([
  ['the user admin', { userAccount: 'admin', roleIds: [] }, entry, '/docs'],
  ['a person with the role', { userAccount: 'zhang', roleIds: ['r1', 'r9'] }, entry, '/docs'],
  ['anybody else', zhang, entry, undefined],
  ['nobody', null, entry, undefined],
  ['no role configured', { userAccount: 'zhang', roleIds: [''] }, { ...entry, roleId: '' }, undefined],
  ['no entry configured', { userAccount: 'admin', roleIds: [] }, { ...entry, href: '' }, undefined],
  ['a script', { userAccount: 'admin', roleIds: [] }, { ...entry, href: 'javascript:alert(1)' }, undefined],
  ['another site in disguise', { userAccount: 'admin', roleIds: [] }, { ...entry, href: '//evil.example' }, undefined],
])('%s', (_, user, config, href) => {
  expect(extraEntryOf(user, config)).toBe(href)
})
