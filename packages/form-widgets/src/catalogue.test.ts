import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Designers look up fields in Storybook: every field has a story for each state, and usage notes.

const STORIES = /^export const (\w+): Story/gm
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const fields = files
  .filter((file) => /\w(Field|TableForm)\.tsx$/.test(file) && !file.startsWith('element'))
  .map((file) => file.replace(/\.tsx$/, ''))
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** States that a field does not have, and why. */
const EXEMPT: Record<string, readonly string[]> = {
  // It is always read-only.
  CalculateField: ['ReadOnly', 'Problem', 'LongText'],
  SystemField: ['Problem'],
  // They share the box with UserSelectField, whose story shows long text.
  ...Object.fromEntries(
    ['Approver', 'Department', 'Group', 'Organization', 'Position', 'Role'].flatMap((name) => [
      [`${name}Field`, ['LongText']],
      [`${name}SelectField`, ['LongText']],
    ]),
  ),
}

/** Values that are short by nature. */
const SHORT = /^(Amount|Number|NumberRange|Switch|Date|DateRange|Time|TimeRange|Color|Rate|Slider)Field$/

/** Fields that load data. */
const ASKS = /\buse(Options|Answer|Regions|Address|Choice|Records?)\w*\(|<(Choice|Place|Address|Record)\w+/

function statesOf(field: string): string[] {
  const name = field.split('/').at(-1) ?? ''
  const states = ['Empty', 'Filled', 'Disabled', 'ReadOnly', 'Detail', 'Problem']
  if (!SHORT.test(name)) states.push('LongText')
  if (ASKS.test(read(`${field}.tsx`))) states.push('Loading', 'Failed')
  return states.filter((state) => !EXEMPT[name]?.includes(state))
}

it.each(fields)('%s has a story for each of its states', (field) => {
  const stories = read(`${field}.stories.tsx`)
  const found = new Set([...stories.matchAll(STORIES)].map(([, story]) => story))

  expect(statesOf(field).filter((state) => !found.has(state))).toEqual([])
})

it.each(fields)('%s documents its props, event and keys, and its dos and don’ts', (field) => {
  const stories = read(`${field}.stories.tsx`)

  expect(stories).toContain("tags: ['autodocs']")
  // A read-only field has no change event.
  expect(stories).toMatch(field.endsWith('SystemField') ? /SystemField/ : /onChange: fn\(\)/)
  expect(stories).toMatch(/fieldDocs\(\{[\s\S]*about:[\s\S]*does: \[[\s\S]*donts: \[[\s\S]*keys: (\{|[A-Z])/)
})
