import { expect, it } from 'vitest'
import type { Messages } from './catalogue.ts'

/** The texts of every package and of the admin application: a language that lacks a key shows it as it is. */
const files = import.meta.glob<Messages>(['../../*/src/**/locales/*.json', '../../../apps/*/src/**/locales/*.json'], {
  eager: true,
  import: 'default',
})

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const folders = [...new Set(Object.keys(files).map(folderOf))]

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

it.each(folders)('%s has every key in zh, zhtw and en', (folder) => {
  const entries = Object.entries(files).filter(([path]) => folderOf(path) === folder)
  const keys = Object.fromEntries(entries.map(([path, texts]) => [path, keysOf(texts).sort()]))

  expect(Object.keys(keys).sort()).toEqual(['en', 'zh', 'zhtw'].map((name) => `${folder}/${name}.json`))
  expect(keys[`${folder}/zhtw.json`]).toEqual(keys[`${folder}/zh.json`])
  expect(keys[`${folder}/en.json`]).toEqual(keys[`${folder}/zh.json`])
})
