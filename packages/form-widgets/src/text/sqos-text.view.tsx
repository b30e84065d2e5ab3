import { asNumber, asText, own, ownAt } from '@sqos/form-model'
import { oneOf } from '../kinds/field-props.ts'
import { ALIGNS } from '../views/aligns.ts'
import type { KindView } from '../views/define-view.ts'
import { FormText, type TextStyle } from './FormText.tsx'

/** 文本 */
export const View: KindView = ({ item: { node } }) => {
  const style = own(node, 'textStyle')
  const size = (key: string, old: string) => asNumber(own(style, key)) ?? asNumber(own(node, old))
  const textStyle: TextStyle = {
    color: asText(own(style, 'color')),
    textAlign: oneOf(own(style, 'text-align'), ALIGNS),
    fontWeight: oneOf(own(style, 'font-weight'), ['normal', 'bold']),
    fontStyle: oneOf(own(style, 'font-style'), ['normal', 'italic']),
    textDecoration: oneOf(own(style, 'text-decoration'), ['none', 'underline', 'line-through']),
    lineHeight: size('line-height', 'lineHeight'),
    fontSize: size('font-size', 'fontSize'),
  }
  return <FormText textStyle={textStyle}>{asText(ownAt(node, '__config__', 'defaultValue'))}</FormText>
}
