import { DEFAULT_LANGUAGE, type Language } from '@sqos/contract'
import type { TextLoaders } from '@sqos/i18n'
import { loadRichTextTexts } from '@sqos/rich-text'
import { loaders as fieldLoaders } from '../locales/loaders.generated.ts'
import { loaders as interactionLoaders } from '../table-form/interactions/locales/loaders.generated.ts'
import { loaders as tableLoaders } from '../table-form/locales/loaders.generated.ts'
import type { WidgetLanguage } from './language-context.ts'
import { flatten, textsOf, zhTexts } from './text-key.ts'

/** Loads the texts of a language. Those of the table form are separate, so that other fields do not bundle them. */
export async function loadWidgetTexts(language: Language): Promise<WidgetLanguage> {
  if (language === DEFAULT_LANGUAGE) return { language, t: zhTexts }
  const load = async (loaders: TextLoaders) => (await loaders[language]?.())?.default ?? {}
  const [fields, table, interactions, richText] = await Promise.all([
    load(fieldLoaders),
    load(tableLoaders),
    load(interactionLoaders),
    loadRichTextTexts(language),
  ])
  return {
    language,
    t: textsOf(fields),
    richText,
    table: Object.fromEntries([...flatten(table), ...flatten(interactions)]),
  }
}
