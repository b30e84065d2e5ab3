/**
 * Permission codes as routes name them and administrators grant them: the menu entry's code, or `menu:button`.
 * The button codes are those of the API family (`btn_add`, `btn_edit`, `btn_remove` …).
 */
export const PERMISSION = {
  dictionary: {
    view: 'systemData.dictionary',
    add: 'systemData.dictionary:btn_add',
    edit: 'systemData.dictionary:btn_edit',
    remove: 'systemData.dictionary:btn_remove',
    download: 'systemData.dictionary:btn_download',
    upload: 'systemData.dictionary:btn_upload',
    type: 'systemData.dictionary:btn_type',
    typeAdd: 'systemData.dictionary:btn_type_add',
    typeEdit: 'systemData.dictionary:btn_type_edit',
    typeRemove: 'systemData.dictionary:btn_type_remove',
  },
  organization: {
    view: 'permission.organize',
    add: 'permission.organize:btn_add',
    edit: 'permission.organize:btn_edit',
    remove: 'permission.organize:btn_remove',
  },
  department: {
    view: 'permission.department',
    add: 'permission.department:btn_add',
    edit: 'permission.department:btn_edit',
    remove: 'permission.department:btn_remove',
  },
  billRule: {
    view: 'system.billRule',
    add: 'system.billRule:btn_add',
    edit: 'system.billRule:btn_edit',
    remove: 'system.billRule:btn_remove',
    download: 'system.billRule:btn_download',
    upload: 'system.billRule:btn_upload',
  },
  dataInterface: {
    view: 'systemData.dataInterface',
    add: 'systemData.dataInterface:btn_add',
    edit: 'systemData.dataInterface:btn_edit',
    remove: 'systemData.dataInterface:btn_remove',
    preview: 'systemData.dataInterface:btn_preview',
    log: 'systemData.dataInterface:btn_log',
    download: 'systemData.dataInterface:btn_download',
    upload: 'systemData.dataInterface:btn_upload',
  },
} as const

type Values<T> = T extends string ? T : { [K in keyof T]: Values<T[K]> }[keyof T]
export type PermissionCode = Values<typeof PERMISSION>

/** The part after the colon: what a page's button asks for. */
export type ButtonCode = PermissionCode extends infer P ? (P extends `${string}:${infer B}` ? B : never) : never
