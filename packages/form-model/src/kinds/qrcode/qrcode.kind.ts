import { own } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 二维码 */
export const kind = defineKind({
  ...displayKind,
  name: 'qrcode',
  label: '二维码',
  group: 'advanced',
  place: 13,
  followsField: (node) => own(node, 'dataType') === 'relation',
  node: {
    tag: 'sqos-qrcode',
    defaultValue: '',
    props: {
      colorDark: '#000',
      colorLight: '#fff',
      size: 100,
      dataType: 'static',
      staticText: '',
      relationField: '',
    },
  },
})
