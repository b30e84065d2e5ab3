import { defineKind } from '../define-kind.ts'

/** 颜色选择 */
export const kind = defineKind({
  name: 'colorPicker',
  label: '颜色选择',
  group: 'basic',
  place: 14,
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  node: {
    tag: 'el-color-picker',
    trigger: 'change',
    defaultValue: null,
    props: { 'show-alpha': false, 'color-format': '', size: 'small', disabled: false },
  },
})
