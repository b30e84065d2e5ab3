import { own } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 条形码 */
export const kind = defineKind({
  ...displayKind,
  name: 'barcode',
  label: '条形码',
  group: 'advanced',
  place: 14,
  followsField: (node) => own(node, 'dataType') === 'relation',
  node: {
    tag: 'sqos-barcode',
    defaultValue: '',
    props: {
      format: 'code128',
      lineColor: '#000',
      background: '#fff',
      width: 4,
      height: 40,
      dataType: 'static',
      staticText: '',
      relationField: '',
    },
  },
})
