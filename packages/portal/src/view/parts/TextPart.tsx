import { RichText } from '@sqos/form-widgets'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { NAMESPACE } from '../../catalogue.ts'
import { textOf } from '../../document/json.ts'
import { usePart } from '../part-context.ts'

/** 文本: rich text, sanitised. */
export function TextPart() {
  const { t, language } = useText(NAMESPACE)
  const { raw } = usePart().item
  const html = textOf(raw['html'])
  if (html.trim() === '') return <EmptyState title={t('text.none')} />
  return (
    <FormWidgetsProvider language={language}>
      <RichText mode="detail" value={html} />
    </FormWidgetsProvider>
  )
}
