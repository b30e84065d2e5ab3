import { fileNames, readFiles } from '../values/read.ts'
import { defineKind, LIST_COLUMN } from './define-kind.ts'

const shared = {
  group: 'basic',
  events: ['change'],
  fitsList: false,
  read: readFiles,
  display: (value: unknown) => fileNames(value).join(', '),
  column: LIST_COLUMN,
} as const

const props = { accept: '', fileSize: 5, sizeUnit: 'MB', showTip: false, limit: 9, disabled: false }

/** 文件上传 */
export const uploadFz = defineKind({
  ...shared,
  name: 'uploadFz',
  label: '文件上传',
  node: { tag: 'SQOS-UploadFz', trigger: 'click', defaultValue: [], props: { ...props, buttonText: '点击上传' } },
})

/** 图片上传 */
export const uploadImg = defineKind({
  ...shared,
  name: 'uploadImg',
  label: '图片上传',
  fitsTable: false,
  node: { tag: 'SQOS-UploadImg', trigger: 'click', defaultValue: [], props },
})
