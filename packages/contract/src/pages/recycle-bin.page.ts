import { definePage } from './define-page.ts'

/** Deleted records that can be restored. */
export const RECYCLE_BIN_PAGE = definePage({
  code: 'permission.recycleBin',
  title: 'recycleBin.page',
  directory: 'permission',
  address: 'permission/recycleBin',
  order: 110,
  icon: 'icon-delete',
  buttons: {
    restore: { code: 'btn_restore', title: 'recycleBin.btn_restore' },
    remove: { code: 'btn_remove', title: 'recycleBin.btn_remove' },
  },
  always: ['id', 'kind'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 140, isRowHeader: true },
    enCode: { title: 'recycleBin.enCode', minWidth: 120 },
    kind: { title: 'column.type', format: 'custom', width: 96 },
    place: { title: 'column.organization', minWidth: 180 },
    deleteUser: { title: 'recycleBin.deleteUser', minWidth: 140 },
    deleteTime: { title: 'recycleBin.deleteTime', format: 'moment', width: 156 },
  },
})
