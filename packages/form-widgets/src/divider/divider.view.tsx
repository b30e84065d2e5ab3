import { asText, own, ownAt } from '@sqos/form-model'
import { oneOf } from '../kinds/field-props.ts'
import { ALIGNS } from '../views/aligns.ts'
import type { KindView } from '../views/define-view.ts'
import { FormDivider } from './FormDivider.tsx'

/** 分割线 */
export const View: KindView = ({ item: { node } }) => (
  <FormDivider
    content={asText(ownAt(node, '__slot__', 'default'))}
    align={oneOf(own(node, 'content-position'), ALIGNS)}
  />
)
