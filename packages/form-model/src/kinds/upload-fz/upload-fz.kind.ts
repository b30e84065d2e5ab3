import { defineKind } from '../define-kind.ts'
import { fileKind, UPLOAD } from '../shared/file-kinds.ts'

/** 文件上传 */
export const kind = defineKind({
  ...fileKind,
  name: 'uploadFz',
  label: '文件上传',
  isWide: true,
  place: 12,
  aliases: ['uploadFile'],
  fileType: 'annex',
  hasOwnCell: true,
  node: {
    tag: 'SQOS-UploadFz',
    trigger: 'click',
    defaultValue: [],
    props: { ...UPLOAD, buttonText: '点击上传' },
  },
})
