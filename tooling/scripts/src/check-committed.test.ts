import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localTraces, missingPaths } from './check-committed.ts'
import { ROOT } from './lib/workspace.ts'

// Composed of parts, so that the check does not report this file.
const slash = '/'

describe('localTraces', () => {
  it.each([
    ['the checkout', `cd ${join(ROOT, 'apps')}`],
    ['a home', `${slash}home${slash}somebody${slash}notes`],
    ['a temporary file', `see ${slash}tmp${slash}log`],
    ['a registry setting', ['registry', 'https://npm.example.com'].join('=')],
    ['a tarball address in a lockfile', ['{integrity: x, tarball', ' https://npm.example.com/a.tgz}'].join(':')],
    ['a registry in an address', ['https:', '', 'registry.example.com', 'a'].join('/')],
  ])('reports %s', (_, line) => {
    // The checkout may be in a home or temporary folder, which is another problem.
    expect(localTraces('file.ts', `first\n${line}`)).toContainEqual(expect.stringMatching(/^file\.ts:2 /))
  })

  it.each(['/usr/bin/chromium', 'https://example.com/tmp/file', '/home', 'templates/tmp/', 'the registry of modules'])(
    'accepts %s',
    (line) => {
      expect(localTraces('file.ts', line)).toEqual([])
    },
  )
})

it('reports papers in published comments that readers do not have, and leaves standards alone', () => {
  const paper = ['/** Digits. Source: contract', 'of the platform, 7.2. */'].join(' ')

  expect(localTraces('packages/formula/src/a.ts', paper)).toHaveLength(1)
  expect(localTraces('packages/formula/src/a.ts', '// Source: RFC 5321, section 4.5.3.1.')).toEqual([])
  expect(localTraces('apps/server/src/a.ts', paper)).toEqual([])
})

it('reports paths in the documentation that do not exist, each once', () => {
  const text = 'See `apps/a.ts`, `apps/b.ts`, `apps/b.ts` and `apps/<name>/c.ts`.'
  expect(missingPaths('page.md', text, (path) => path === 'apps/a.ts')).toEqual([
    'page.md names apps/b.ts, which does not exist',
  ])
})
