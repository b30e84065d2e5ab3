import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Designers look at fields in the catalogue: every field is there in every state, and says how it is used.

const STORIES = /^export const (\w+): Story/gm
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const fields = files
  .filter((file) => /\w(Field|TableForm)\.tsx$/.test(file) && !file.startsWith('element'))
  .map((file) => file.replace(/\.tsx$/, ''))
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** States that a field does not have, and why. */
const EXEMPT: Record<string, readonly string[]> = {
  // Nobody fills it in: it is read-only in every state.
  CalculateField: ['ReadOnly', 'Problem', 'LongText'],
  SystemField: ['Problem'],
  // They share the box, and its long text, with UserSelectField.
  ...Object.fromEntries(
    ['Approver', 'Department', 'Group', 'Organization', 'Position', 'Role'].flatMap((name) => [
      [`${name}Field`, ['LongText']],
      [`${name}SelectField`, ['LongText']],
    ]),
  ),
}

/** Values that are short by nature. */
const SHORT = /^(Amount|Number|NumberRange|Switch|Date|DateRange|Time|TimeRange|Color|Rate|Slider)Field$/

/** Fields that ask for data, themselves or through a part of theirs. */
const ASKS = /\buse(Options|Answer|Regions|Address|Choice|Records?)\w*\(|<(Choice|Place|Address|Record)\w+/

function statesOf(field: string): string[] {
  const name = field.split('/').at(-1) ?? ''
  const states = ['Empty', 'Filled', 'Disabled', 'ReadOnly', 'Detail', 'Problem']
  if (!SHORT.test(name)) states.push('LongText')
  if (ASKS.test(read(`${field}.tsx`))) states.push('Loading', 'Failed')
  return states.filter((state) => !EXEMPT[name]?.includes(state))
}

it.each(fields)('%s is in the catalogue, in each of its states', (field) => {
  const stories = read(`${field}.stories.tsx`)
  const found = new Set([...stories.matchAll(STORIES)].map(([, story]) => story))

  expect(statesOf(field).filter((state) => !found.has(state))).toEqual([])
})

it.each(fields)('%s has its controls, its event, its keys, and what to do and not to do', (field) => {
  const stories = read(`${field}.stories.tsx`)

  expect(stories).toContain("tags: ['autodocs']")
  // What nobody fills in tells nobody.
  expect(stories).toMatch(field.endsWith('SystemField') ? /SystemField/ : /onChange: fn\(\)/)
  expect(stories).toMatch(/fieldDocs\(\{[\s\S]*about:[\s\S]*does: \[[\s\S]*donts: \[[\s\S]*keys: (\{|[A-Z])/)
})
