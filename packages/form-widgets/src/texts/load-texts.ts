import type { Language } from '@sqos/contract'
import type { WidgetLanguage } from './language-context.ts'
import { textsOf, zhTexts } from './text-key.ts'

/** The texts of the table form are apart from those of the other fields, which do not carry them. */
const LOADERS = {
  zhtw: () =>
    Promise.all([
      import('../locales/zhtw.json', { with: { type: 'json' } }),
      import('../table-form/locales/zhtw.json', { with: { type: 'json' } }),
      import('../table-form/interactions/locales/zhtw.json', { with: { type: 'json' } }),
    ]),
  en: () =>
    Promise.all([
      import('../locales/en.json', { with: { type: 'json' } }),
      import('../table-form/locales/en.json', { with: { type: 'json' } }),
      import('../table-form/interactions/locales/en.json', { with: { type: 'json' } }),
    ]),
}

/** The texts of a language. */
export async function loadWidgetTexts(language: Language): Promise<WidgetLanguage> {
  if (language === 'zh') return { language, t: zhTexts }
  const [fields, table, interactions] = await LOADERS[language]()
  return { language, t: textsOf(fields.default), table: { ...table.default, ...interactions.default } }
}
