import { expect, it } from 'vitest'
import { detectLanguage } from './language.ts'

it.each([
  [{ stored: 'en', browser: 'zh-TW' }, 'en'],
  [{ stored: 'klingon', browser: 'zh-TW' }, 'zhtw'],
  [{ stored: null, browser: 'zh-HK' }, 'zhtw'],
  [{ browser: 'zh-Hant-MO' }, 'zhtw'],
  [{ browser: 'zh-Hant' }, 'zhtw'],
  [{ browser: 'zh-CN' }, 'zh'],
  [{ browser: 'zh' }, 'zh'],
  [{ browser: 'en-GB' }, 'en'],
  [{ browser: 'fr-FR' }, 'zh'],
  [{}, 'zh'],
])('starts with %o in %s', (hints, language) => {
  expect(detectLanguage(hints)).toBe(language)
})
