import type { Language } from '@sqos/contract'
import { text } from '../../platform/text.ts'

/** Title of a message as it is stored. */
export interface Titled {
  title: string
  titleKey: string | null
  titleParams: Record<string, string> | null
}

/** Title of a message in the language of its reader. */
export const titleOf = ({ title, titleKey, titleParams }: Titled, language: Language) =>
  titleKey === null ? title : text(language, titleKey, titleParams ?? {})
