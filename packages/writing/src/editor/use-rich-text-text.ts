import { DEFAULT_LANGUAGE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import type { RichTextText } from '@sqos/rich-text'
import { useMemo } from 'react'

/** The texts of the editor in the current language; undefined for the default one, which the editor has itself. */
export function useRichTextTexts(): RichTextText | undefined {
  const { t, language } = useText('richText')
  return useMemo(
    () => (language === DEFAULT_LANGUAGE ? undefined : (key, values) => t(key, values ?? {})),
    [t, language],
  )
}
