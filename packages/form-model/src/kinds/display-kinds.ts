import { defineKind } from './define-kind.ts'

const display = { role: 'display', fitsTable: false, fitsList: false } as const

/** 分割线 */
export const divider = defineKind({
  ...display,
  name: 'divider',
  label: '分割线',
  group: 'basic',
  node: { tag: 'el-divider', defaultValue: null, props: { 'content-position': 'center', __slot__: { default: '' } } },
})

/** 文本: what it says is its default value. */
export const SQOSText = defineKind({
  ...display,
  name: 'SQOSText',
  label: '文本',
  group: 'basic',
  node: {
    tag: 'SQOS-Text',
    defaultValue: '这是一段文字',
    props: {
      textStyle: {
        color: '#000000',
        'text-align': 'left',
        'font-weight': 'normal',
        'font-style': 'normal',
        'text-decoration': 'none',
        'line-height': 32,
        'font-size': 12,
      },
    },
  },
})

/** 按钮 */
export const button = defineKind({
  ...display,
  name: 'button',
  label: '按钮',
  group: 'basic',
  events: ['click'],
  node: {
    tag: 'sqos-button',
    trigger: 'click',
    defaultValue: null,
    props: { align: 'left', buttonText: '按钮', type: '', disabled: false },
  },
})

/** 分组标题 */
export const groupTitle = defineKind({
  ...display,
  name: 'groupTitle',
  label: '分组标题',
  group: 'layout',
  node: { tag: 'groupTitle', defaultValue: null, props: { content: '分组标题', 'content-position': 'left' } },
})

/** 二维码 */
export const qrcode = defineKind({
  ...display,
  name: 'qrcode',
  label: '二维码',
  group: 'advanced',
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

/** 条形码 */
export const barcode = defineKind({
  ...display,
  name: 'barcode',
  label: '条形码',
  group: 'advanced',
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

/** 链接, of newer documents. */
export const link = defineKind({
  ...display,
  name: 'link',
  label: '链接',
  group: 'later',
  node: { tag: 'sqos-link', props: { content: '', href: '', target: '_self', textStyle: {} } },
})

/** 提示, of newer documents. */
export const alert = defineKind({
  ...display,
  name: 'alert',
  label: '提示',
  group: 'later',
  node: { tag: 'sqos-alert', props: { title: '', type: 'success', showIcon: false, closable: true, description: '' } },
})
