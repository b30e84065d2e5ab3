import { PAGES } from '@sqos/contract'
import { expect, test } from 'vitest'
import zh from '../../locales/zh.json' with { type: 'json' }

test('each page of the menu has a title in every language, so that no menu mixes two', () => {
  const names = Object.values(PAGES).flatMap(({ code, directory }) => [code.replaceAll('.', '-'), directory])
  // The texts of the other languages are compared with these by `pnpm check`.
  expect(names.filter((name) => !Object.hasOwn(zh.route, name))).toEqual([])
})
