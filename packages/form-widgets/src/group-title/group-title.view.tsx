import { own } from '@sqos/form-model'
import { oneOf, textOf } from '../kinds/field-props.ts'
import { ALIGNS } from '../views/aligns.ts'
import type { KindView } from '../views/define-view.ts'
import { GroupTitle } from './GroupTitle.tsx'

/** 分组标题 */
export const View: KindView = ({ item }) => (
  <GroupTitle
    content={textOf(item, 'content') ?? item.label}
    align={oneOf(own(item.node, 'content-position'), ALIGNS)}
  />
)
