import { asText, own } from '@sqos/form-model'
import { FullscreenArea } from '../fullscreen-toggle/FullscreenArea.tsx'
import { flagOf, oneOf } from '../kinds/field-props.ts'
import type { KindView } from '../views/define-view.ts'
import { FormCard } from './FormCard.tsx'

/** 卡片容器 */
export const View: KindView = ({ item, renderItems }) => {
  const card = {
    header: asText(own(item.node, 'header')),
    shadow: oneOf(own(item.node, 'shadow'), ['always', 'hover', 'never']),
    children: renderItems(item.children),
  }
  if (!flagOf(item, 'fullscreen')) return <FormCard {...card} />
  return <FullscreenArea>{(button) => <FormCard {...card} extra={button} />}</FullscreenArea>
}
