import type { FormItem } from '@sqos/form-model'
import { ItemSketch } from '@sqos/form-widgets/sketches'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'

/** A light drawing of a component on the canvas. The preview draws the real field. */
export function Sketch({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  return <ItemSketch item={item} texts={{ given: t('sketch.given'), noExpression: t('sketch.noExpression') }} />
}
