import type { Language } from '@sqos/contract'
import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'
import { type RichTextText, textsOf } from './texts/rich-text-text.ts'

/** The texts of the editor, for applications that translate with `@sqos/i18n`. */
export const richTextCatalogue = defineCatalogue('richText', loaders)

/** Loads the texts of the editor in one language. */
export async function loadRichTextTexts(language: Language): Promise<RichTextText> {
  const texts = await loaders[language]?.()
  return textsOf({ ...texts?.default })
}
