import { defineKind } from '../define-kind.ts'
import { fileKind, UPLOAD } from '../shared/file-kinds.ts'

/** 图片上传 */
export const kind = defineKind({
  ...fileKind,
  name: 'uploadImg',
  label: '图片上传',
  isWide: true,
  place: 13,
  fileType: 'annexpic',
  fitsTable: false,
  node: { tag: 'SQOS-UploadImg', trigger: 'click', defaultValue: [], props: UPLOAD },
})
